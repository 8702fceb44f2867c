import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly inline?: boolean;
}

/** Omits empty values. */
export function DescriptionList({ facts, inline }: DescriptionListProps) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={inline ? styles.inline : styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
