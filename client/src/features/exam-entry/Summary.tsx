import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { ExamType } from 'contract/exam-definitions';
import { Card, Grid, Text } from '../../shared/layout/layout';
import { Failure } from '../../shared/ui/Failure';
import { t } from './en';
import type { EntryFailure } from './exam-entry.api';
import { CELLS, nextUnanswered, progressOf, totalOf, type Place, type Sheet } from './sheet';
import styles from './examEntry.module.css';

interface SummaryProps {
  readonly type: ExamType;
  readonly sheet: Sheet;
  readonly last: Place | undefined;
  readonly isReadOnly: boolean;
  readonly onGo: (place: Place) => void;
  readonly failure: EntryFailure;
  readonly children: ReactNode;
}

export function Summary({ type, sheet, last, isReadOnly, onGo, failure, children }: SummaryProps) {
  const progress = progressOf(type, sheet);
  const { answered, questions } = totalOf(progress);
  const proceed = () => {
    const next = nextUnanswered(type, sheet, last);
    if (next) onGo(next);
  };
  return (
    <Card
      as="aside"
      alignContent="start"
      gap={3}
      pad={[4, 'inset']}
      aria-label={t.summary.title}
      className={styles.summary}
    >
      <h2>{t.summary.total(answered, questions)}</h2>
      <ul>
        {progress.map(({ title, questions, open }, section) => (
          <li key={title}>
            <Grid
              as="button"
              columns="1fr auto"
              align="baseline"
              gap={[1, 2]}
              pad={[1, 0]}
              tone="ink"
              type="button"
              className={styles.section}
              onClick={() => onGo({ section, cell: firstOpen(type, section, open) })}
            >
              <span>{title}</span> <span>{t.grid.progress(questions - open.length, questions)}</span>
              <progress aria-hidden="true" value={1 - open.length / questions} />
            </Grid>
          </li>
        ))}
      </ul>
      {!isReadOnly && answered < questions && <Button text={t.summary.next} onClick={proceed} />}
      {answered === questions && (
        <Text as="p" flush tone="muted">
          {t.summary.all}
        </Text>
      )}
      <Failure error={failure} />
      {children}
    </Card>
  );
}

const firstOpen = (type: ExamType, section: number, [question = 1]: readonly number[]) =>
  CELLS[type][section]!.findIndex((cell) => cell.question === question);
