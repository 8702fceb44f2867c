import { useState } from 'react';
import { OfficeIcon } from '../../shared/ui/icons';
import styles from './colleges.module.css';

/** The college's name must be visible next to it, since the image has no text. */
export function Logo({ ceeb }: { ceeb: string }) {
  const [missing, setMissing] = useState<string>();
  if (missing === ceeb) {
    return (
      <span className={styles.logo}>
        <OfficeIcon />
      </span>
    );
  }
  return (
    <img
      src={`/api/colleges/${encodeURIComponent(ceeb)}/logo.svg`}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      draggable={false}
      className={styles.logo}
      onError={() => setMissing(ceeb)}
    />
  );
}
