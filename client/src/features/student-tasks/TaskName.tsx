import { useState } from 'react';
import { t } from './en';
import styles from './TaskName.module.css';

interface TaskNameProps {
  readonly name: string;
  readonly description: string;
  readonly college?: string;
}

const LONG = 140;

export function TaskName({ name, description, college }: TaskNameProps) {
  const [whole, setWhole] = useState(false);
  const long = description.length > LONG;
  return (
    <div className={styles.task}>
      <strong>{name}</strong>
      {college && <span className={styles.details}>{college}</span>}
      {description && (
        <span className={styles.details}>
          {long && !whole ? `${description.slice(0, LONG)}… ` : `${description} `}
          {long && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={whole}
              aria-label={whole ? t.cells.lessOf(name) : t.cells.moreOf(name)}
              onClick={() => setWhole(!whole)}
            >
              {whole ? t.cells.less : t.cells.more}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
