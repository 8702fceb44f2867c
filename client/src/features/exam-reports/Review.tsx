import { HTMLSelect } from '@blueprintjs/core';
import { EXAM_SECTIONS, sectionName, type ExamPart } from 'contract/exam-definitions';
import type { ExamReview, ReviewedQuestion } from 'contract/exams';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { Row, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { FilterChips } from '../../shared/ui/FilterChips';
import { MinusIcon, CrossIcon, TickIcon } from '../../shared/ui/icons';
import { useReportAddress } from './address';
import { t } from './en';
import { Questions, isShown, QUESTION_FILTERS, skillsOf, stateOf, type QuestionFilter } from './Questions';
import type { OfStudent } from './report';
import styles from './examReports.module.css';

interface ReviewProps extends OfStudent {
  readonly examId: string;
  readonly part: ExamPart;
}

export function Review({ studentId, type, examId, part }: ReviewProps) {
  const query = ExamsApi.useExamReviewQuery({ studentId, examId });
  const titles = EXAM_SECTIONS[type].filter((section) => section.part === part).map(({ title }) => title);
  return (
    <Loaded query={query} what={t.exam.loadingReview} rows={6} message={examFailure(query.error)}>
      {({ meta }) => <Answers part={part} titles={titles} meta={meta} />}
    </Loaded>
  );
}

interface AnswersProps {
  readonly part: ExamPart;
  readonly titles: readonly string[];
  readonly meta: ExamReview['meta'];
}

function Answers({ part, titles, meta }: AnswersProps) {
  const { values, set } = useReportAddress();
  const sections = titles.map((title) => [title, meta[title] ?? []] as const);
  const all = sections.flatMap(([, questions]) => questions);
  const skills = skillsOf(all);
  const skill = skills.some(({ value }) => value === values.skill) ? values.skill : '';
  const show: QuestionFilter = QUESTION_FILTERS.find((one) => one === values.show) ?? '';
  const ofSkill = all.filter((question) => isShown(question, skill, ''));
  const count = (state: QuestionFilter) => ofSkill.filter((question) => isShown(question, '', state)).length;
  const right = ofSkill.filter((question) => stateOf(question) === 'right').length;
  const shown = sections
    .map(
      ([title, questions]) =>
        [title, questions.filter((question) => isShown(question, skill, show))] as const,
    )
    .filter(([, questions]) => questions.length > 0);
  return (
    <section aria-labelledby={`review-${part}`}>
      <Row as="header" pad={[4, 'inset', 2]} wrap align="baseline" justify="between" gap={[1, 3]}>
        <h3 id={`review-${part}`}>{t.review.title}</h3>
        <Text as="p" flush size={2} tone="muted" tabular>
          {t.review.summary(right, count('wrong'), count('unanswered'))}
        </Text>
      </Row>
      <Row wrap gap={[2, 3]} pad={[0, 'inset', 3]} className={`${styles.filters} no-print`}>
        <FilterChips
          label={t.review.show}
          options={QUESTION_FILTERS.map((value) => ({
            value,
            text: t.review.shows[value],
            count: count(value),
          }))}
          value={show}
          onChange={(value) => set({ show: value })}
        />
        {skills.length > 0 && (
          <HTMLSelect
            aria-label={t.review.skill}
            value={skill}
            options={[{ value: '', label: t.review.allSkills }, ...skills]}
            onChange={({ currentTarget }) => set({ skill: currentTarget.value })}
          />
        )}
      </Row>
      {shown.length === 0 && (
        <Text as="p" pad={[0, 'inset', 4]} tone="muted">
          {t.review.none}
        </Text>
      )}
      {shown.map(([title, questions]) => (
        <Questions
          key={title}
          title={t.review.section(sectionName(title), ...rightIn(meta[title] ?? []))}
          name={`${part} ${title}`}
          questions={questions}
        />
      ))}
      <Legend />
    </section>
  );
}

const rightIn = (questions: readonly ReviewedQuestion[]) =>
  [questions.filter(({ correct }) => correct).length, questions.length] as const;

const Legend = () => (
  <Row
    as="ul"
    pad={[0, 'inset', 4]}
    wrap
    align="stretch"
    gap={[1, 4]}
    size={1}
    tone="muted"
    className={styles.legend}
  >
    <Row as="li" inline gap={1} data-state="right">
      <TickIcon size={12} /> {t.review.legend.right}
    </Row>
    <Row as="li" inline gap={1} data-state="wrong">
      <CrossIcon size={12} /> {t.review.legend.wrong}
    </Row>
    <Row as="li" inline gap={1} data-state="unanswered">
      <MinusIcon size={12} /> {t.review.legend.unanswered}
    </Row>
  </Row>
);
