import { useId, type ReactNode } from 'react';
import { EXAM_PARTS, maxRaw, type ExamPart } from 'contract/exam-definitions';
import type { ExamFormDetail } from 'contract/exam-forms';
import { t as exams } from '../../../domain/exams/en';
import { Card, Grid, Row, Stack } from '../../../shared/layout/layout';
import { formatNumber } from '../../../shared/lib/format';
import { ArrowRightIcon, EditIcon } from '../../../shared/ui/icons';
import type { Target } from '../correction/target';
import { t } from './en';
import styles from './form.module.css';

interface ScalesProps {
  readonly form: ExamFormDetail['attributes'];
  readonly onCorrect: (target: Target) => void;
}

export const Scales = ({ form: { type, scale }, onCorrect }: ScalesProps) => (
  <>
    <p className={styles.lead}>{t.scale.help}</p>
    <Stack gap={4}>
      {EXAM_PARTS[type].map((part) => (
        <Scale
          key={part}
          part={part}
          most={maxRaw(type, part)}
          rows={scale[part]}
          onCorrect={(raw) => onCorrect({ what: 'scale' as const, part, raw })}
        />
      ))}
    </Stack>
  </>
);

interface ScaleProps {
  readonly part: ExamPart;
  readonly most: number;
  readonly rows: readonly number[] | undefined;
  readonly onCorrect: (raw: number) => void;
}

function Scale({ part, most, rows, onCorrect }: ScaleProps) {
  const id = useId();
  return (
    <Card as="section" pad={[3, 'inset']} aria-labelledby={id} className={styles.scale}>
      <h3 id={id}>{t.scale.part(exams.parts[part], most)}</h3>
      {rows ? (
        <Grid as="ul" columns="repeat(auto-fill, minmax(108px, 1fr))" gap={[0, 2]} size={2} tabular>
          {rows.map((scaled, raw) => (
            <li key={raw}>
              <Correctable label={t.scale.correct(raw)} onClick={() => onCorrect(raw)}>
                <Row as="span" justify="end" gap={1} tone="muted" aria-hidden="true" className={styles.raw}>
                  {formatNumber(raw)}
                  <ArrowRightIcon size={12} />
                </Row>
                <strong>{formatNumber(scaled)}</strong>
              </Correctable>
            </li>
          ))}
        </Grid>
      ) : (
        <p className={styles.lead}>{t.scale.none}</p>
      )}
    </Card>
  );
}

interface CorrectableProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Correctable = ({ label, onClick, children }: CorrectableProps) => (
  <Row
    as="button"
    justify="between"
    gap={2}
    pad={[1, 2]}
    minHeight={32}
    breakable
    type="button"
    className={styles.correctable}
    onClick={onClick}
  >
    <span className="visually-hidden">{label} </span>
    <span className={styles.value}>{children}</span>
    <EditIcon size={12} />
  </Row>
);
