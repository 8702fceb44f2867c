import { Classes } from '@blueprintjs/core';
import { sectionName } from 'contract/exam-definitions';
import type { FormQuestion, FormSection } from 'contract/exam-forms';
import { Grid, Text } from '../../../shared/layout/layout';
import { DataRow, Rows, Table } from '../../../shared/list/Table';
import { useUrlState } from '../../../shared/routing/useUrlState';
import { MenuButton } from '../../../shared/ui/ActionMenu';
import { EditIcon } from '../../../shared/ui/icons';
import { FilterChips } from '../../../shared/ui/FilterChips';
import type { Target } from '../correction/target';
import { t } from './en';
import styles from '../examForms.module.css';

interface QuestionsProps {
  readonly sections: readonly FormSection[];
  readonly onCorrect: (target: Target) => void;
}

export function Questions({ sections, onCorrect }: QuestionsProps) {
  const [{ section: chosen }, setAddress] = useUrlState({ section: '1' });
  const place = Math.max(
    0,
    sections.findIndex((_, index) => String(index + 1) === chosen),
  );
  const section = sections[place]!;
  const unanswered = section.questions.filter(({ answers }) => answers.length === 0).length;
  return (
    <>
      <FilterChips
        label={t.sections}
        options={sections.map(({ title, questions }, index) => ({
          value: String(index + 1),
          text: sectionName(title),
          count: questions.length,
        }))}
        value={String(place + 1)}
        onChange={(value) => setAddress({ section: value })}
      />
      {unanswered > 0 && <p className={styles.lead}>{t.questions.unanswered(unanswered)}</p>}
      <Grid min={420} align="start" gap={4} above={4}>
        {halves(section.questions).map((questions) => (
          <QuestionTable
            key={questions[0]!.key}
            title={sectionName(section.title)}
            questions={questions}
            onCorrect={(what, question) => onCorrect({ what, section: place + 1, question })}
          />
        ))}
      </Grid>
    </>
  );
}

function halves(questions: readonly FormQuestion[]): readonly (readonly FormQuestion[])[] {
  const middle = Math.ceil(questions.length / 2);
  return [questions.slice(0, middle), questions.slice(middle)].filter((half) => half.length > 0);
}

interface QuestionTableProps {
  readonly title: string;
  readonly questions: readonly FormQuestion[];
  readonly onCorrect: (what: 'answer' | 'skill', question: number) => void;
}

const QuestionTable = ({ title, questions, onCorrect }: QuestionTableProps) => (
  <Table
    caption={t.questions.caption(title, questions[0]!.key, questions.at(-1)!.key)}
    heads={[
      ...[t.questions.key, t.questions.answer, t.questions.skill, t.questions.subskill],
      <span key="edit" className="visually-hidden">
        {t.questions.edit}
      </span>,
    ]}
    className={styles.table}
  >
    <Rows>
      {questions.map(({ key, answers, category, subcategory }) => (
        <DataRow
          key={key}
          head={key}
          cells={[
            answers.length > 0 ? (
              <strong>{t.questions.either(answers)}</strong>
            ) : (
              <Text tone="muted">{t.questions.none}</Text>
            ),
            category || <Text tone="muted">{t.questions.noSkill}</Text>,
            subcategory || <Text tone="muted">–</Text>,
            <MenuButton
              key="edit"
              label={t.questions.correct(key)}
              className={`${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL}`}
              actions={[
                {
                  text: t.questions.correctAnswer,
                  opensDialog: true,
                  run: () => onCorrect('answer', key),
                },
                { text: t.questions.correctSkill, opensDialog: true, run: () => onCorrect('skill', key) },
              ]}
            >
              <EditIcon size={12} />
            </MenuButton>,
          ]}
        />
      ))}
    </Rows>
  </Table>
);
