import { memo, useId } from 'react';
import {
  EXAM_SECTIONS,
  questionsIn,
  sectionName,
  type ExamType,
  type QuestionKind,
} from 'contract/exam-definitions';
import { Card, Grid, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { COLUMNS, type Width } from './moves';
import { CELLS, unansweredIn, type Cell } from './sheet';
import styles from './examEntry.module.css';

export interface Refused {
  readonly section: number;
  readonly kind: QuestionKind;
  readonly text: string;
}

interface SectionProps {
  readonly type: ExamType;
  readonly index: number;
  readonly texts: readonly string[];
  readonly stop: number;
  readonly width: Width;
  readonly isReadOnly: boolean;
  readonly refused: Refused | undefined;
}

export const Section = memo(function Section(props: SectionProps) {
  const { type, index, texts, stop, width, isReadOnly, refused } = props;
  const id = useId();
  const section = EXAM_SECTIONS[type][index]!;
  const title = sectionName(section.title);
  const cells = CELLS[type][index]!;
  const questions = questionsIn(section);
  const field = (cell: Cell, place: number) => (
    <Field
      key={place}
      section={index}
      cell={place}
      title={title}
      question={cell.question}
      field={cell.kind === 'multi' ? cell.field : 0}
      text={texts[place]!}
      isStop={place === stop}
      isReadOnly={isReadOnly}
    />
  );
  const numbered = cells.map((cell, place) => ({ cell, place }));
  const singles = numbered.filter(({ cell }) => cell.kind === 'single');
  const multis = numbered.filter(({ cell }) => cell.kind === 'multi');
  const firsts = multis.filter(({ cell }) => cell.field === 1);
  return (
    <Card as="section" pad={[4, 'inset', 'inset']} aria-labelledby={id}>
      <Row as="header" align="baseline" justify="between" gap={3} below={1}>
        <h2 id={id}>{title}</h2>
        <Text size={2} tone="muted" tabular>
          {t.grid.progress(questions - unansweredIn(cells, texts).length, questions)}
        </Text>
      </Row>
      <Allowed text={t.grid.choices[type]} refused={refused?.kind === 'single' ? refused.text : ''} />
      <Grid columns={10} gap={2} className={styles.singles} data-columns={COLUMNS[width].single}>
        {singles.map(({ cell, place }) => (
          <div key={place} className={styles.question}>
            <Text size={1} tone="muted" textAlign="center" tabular aria-hidden="true">
              {cell.question}
            </Text>
            {field(cell, place)}
          </div>
        ))}
      </Grid>
      {firsts.length > 0 && (
        <>
          <Text as="p" flush above={4} below={2} size={2} tone="muted" tabular>
            {t.grid.multi}
          </Text>
          <Allowed text={t.grid.numerals} refused={refused?.kind === 'multi' ? refused.text : ''} />
          <Grid columns={2} gap={[2, 5]} className={styles.multis} data-columns={COLUMNS[width].multi}>
            {firsts.map(({ cell: { question } }) => (
              <Grid columns="24px repeat(4, minmax(0, 1fr))" align="center" gap={2} key={question}>
                <Text size={1} tone="muted" textAlign="center" tabular aria-hidden="true">
                  {question}
                </Text>
                {multis
                  .filter(({ cell }) => cell.question === question)
                  .map(({ cell, place }) => field(cell, place))}
              </Grid>
            ))}
          </Grid>
        </>
      )}
    </Card>
  );
});

const Allowed = ({ text, refused }: { text: string; refused: string }) => (
  <Text
    as="p"
    flush
    below={2}
    size={2}
    tone="muted"
    tabular
    role="status"
    className={styles.allowed}
    data-refused={refused !== ''}
  >
    {refused && `${t.grid.refused(refused)} `}
    {text}
  </Text>
);

interface FieldProps {
  readonly section: number;
  readonly cell: number;
  readonly title: string;
  readonly question: number;
  readonly field: number;
  readonly text: string;
  readonly isStop: boolean;
  readonly isReadOnly: boolean;
}

const Field = memo(function Field({ section, cell, title, question, field, text, ...is }: FieldProps) {
  return (
    <input
      data-section={section}
      data-cell={cell}
      aria-label={field ? t.grid.ofFour(title, question, field) : t.grid.label(title, question)}
      value={text}
      readOnly={is.isReadOnly}
      tabIndex={is.isStop ? 0 : -1}
      className={styles.field}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={ignoreChange}
    />
  );
});

const ignoreChange = () => undefined;
