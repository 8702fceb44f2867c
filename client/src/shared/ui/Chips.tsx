import { Button } from '@blueprintjs/core';
import styles from './Chips.module.css';
import { CrossIcon } from './icons';

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  readonly invalid?: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly items: readonly ChipItem[];
  readonly onRemove: (id: string) => void;
}

/** What has been chosen, each of which can be taken back. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.chips}>
      {items.map((item) => (
        <li key={item.id} className={styles.chip} data-invalid={item.invalid}>
          {item.label}
          <Button
            variant="minimal"
            size="small"
            icon={<CrossIcon />}
            aria-label={`Remove ${item.label}`}
            onClick={() => onRemove(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}
