import { Button, Callout } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../shared/lib/time';
import { Box } from '../../../shared/layout/layout';
import type { InitialValues } from './BatchForm';
import styles from './batch.module.css';
import { t } from './en';

export function Results({ given, onUndo }: { given: InitialValues; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The submitted form is empty again, so the focus moves from its end to the results.
  useEffect(() => place.current?.focus(), []);
  const without = given.results.filter(({ outcome }) => outcome === 'no-access').length;
  return (
    <div ref={place} tabIndex={-1}>
      <Callout
        intent={without > 0 ? 'warning' : 'success'}
        icon={null}
        className={styles.results}
        title={t.given(given.name, given.results.length - without)}
      >
        {without > 0 && <p>{t.notGiven(without)}</p>}
        <Box as="details" below={3} open={without > 0}>
          <summary>{t.results}</summary>
          <ul>
            {given.results.map(({ user_id, name, outcome, dueDate }) => (
              <li key={user_id}>
                <strong>{name}</strong> {t.outcomes[outcome]}
                {outcome !== 'no-access' && `, ${t.due(formatDate(dueDate))}`}
              </li>
            ))}
          </ul>
        </Box>
        <Button size="small" text={t.undoForAll} onClick={onUndo} />
      </Callout>
    </div>
  );
}
