import { useState } from 'react';
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
              aria-label={`${whole ? 'Show less' : 'Show more'} of ${name}`}
              onClick={() => setWhole(!whole)}
            >
              {whole ? 'Show less' : 'Show more'}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
