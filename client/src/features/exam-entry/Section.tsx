import { memo, useId } from 'react';
import {
  EXAM_SECTIONS,
  questionsIn,
  sectionName,
  type ExamType,
  type QuestionKind,
} from 'contract/exam-definitions';
import { t } from './en';
import { COLUMNS, type Width } from './moves';
import { CELLS, unansweredIn, type Cell } from './sheet';
import styles from './Grid.module.css';

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
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={styles.progress}>
          {t.grid.progress(questions - unansweredIn(cells, texts).length, questions)}
        </span>
      </header>
      <Allowed text={t.grid.choices[type]} refused={refused?.kind === 'single' ? refused.text : ''} />
      <div className={styles.singles} data-columns={COLUMNS[width].single}>
        {singles.map(({ cell, place }) => (
          <div key={place} className={styles.question}>
            <span aria-hidden="true">{cell.question}</span>
            {field(cell, place)}
          </div>
        ))}
      </div>
      {firsts.length > 0 && (
        <>
          <p className={styles.note}>{t.grid.multi}</p>
          <Allowed text={t.grid.numerals} refused={refused?.kind === 'multi' ? refused.text : ''} />
          <div className={styles.multis} data-columns={COLUMNS[width].multi}>
            {firsts.map(({ cell: { question } }) => (
              <div key={question} className={styles.multi}>
                <span aria-hidden="true">{question}</span>
                {multis
                  .filter(({ cell }) => cell.question === question)
                  .map(({ cell, place }) => field(cell, place))}
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
});

const Allowed = ({ text, refused }: { text: string; refused: string }) => (
  <p role="status" className={styles.allowed} data-refused={refused !== ''}>
    {refused && `${t.grid.refused(refused)} `}
    {text}
  </p>
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
