import styles from './parts.module.css';

interface MeterProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** A bar that shows a share to the eye; the text next to it says the figure. */
export const Meter = ({ share, height, className }: MeterProps) => (
  <span aria-hidden="true" className={[styles.meter, className].filter(Boolean).join(' ')} style={{ height }}>
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
