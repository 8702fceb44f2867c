import {
  EXAM_SECTIONS,
  kindOf,
  MULTI_FIELDS,
  questionsIn,
  type ExamType,
  type SectionDefinition,
} from './exam-definitions';
import type { ExamEntry, MultiAnswer, SingleAnswer } from './exams';
import type { RuleViolation } from './rules';

/** For each section, one text for each question: empty if unanswered, else the characters of its fields joined. */
export type AnswerTexts = readonly (readonly string[])[];

type Sections = ExamEntry['sections'];

/** The answers of a submission, or an error unless it has exactly the questions of the test. */
export function readAnswers(
  type: ExamType,
  sections: unknown,
): AnswerTexts | { readonly issue: RuleViolation } {
  const issue = sectionsIssue(type, sections);
  if (issue) return { issue };
  return (sections as Sections).map(({ questions }) =>
    questions.map((question) =>
      'answers' in question
        ? question.answers.map(({ value }) => value.trim()).join('')
        : question.value.trim(),
    ),
  );
}

export function writeAnswers(type: ExamType, answers: AnswerTexts): Sections {
  return EXAM_SECTIONS[type].map((section, index) => ({
    questions: Array.from({ length: questionsIn(section) }, (_, question): SingleAnswer | MultiAnswer => {
      const [key, text] = [question + 1, answers[index]?.[question] ?? ''];
      if (kindOf(section, key) === 'single') return { key, value: text };
      return {
        key,
        answers: MULTI_FIELDS.map((field) => ({ key: field, value: [...text][field - 1] ?? '' })),
      };
    }),
  }));
}

function sectionsIssue(type: ExamType, sections: unknown): RuleViolation | undefined {
  const definitions = EXAM_SECTIONS[type];
  if (!Array.isArray(sections) || sections.length !== definitions.length) {
    return { code: 'notTheSections', count: definitions.length };
  }
  return definitions
    .map((definition, index) => sectionIssue(definition, questionsOf(sections[index])))
    .find(Boolean);
}

function sectionIssue(
  definition: SectionDefinition,
  questions: readonly unknown[],
): RuleViolation | undefined {
  const { title: section } = definition;
  const count = questionsIn(definition);
  if (questions.length !== count) return { code: 'notTheQuestions', section, count };
  const index = questions.findIndex((question, before) => !isAnswered(definition, question, before + 1));
  return index < 0 ? undefined : { code: 'notAnAnswer', section, question: index + 1 };
}

function isAnswered(definition: SectionDefinition, question: unknown, key: number): boolean {
  if (kindOf(definition, key) === 'single') return isField(question, key);
  const fields = fieldsOf(question).answers;
  return (
    fieldsOf(question).key === key &&
    Array.isArray(fields) &&
    fields.length === MULTI_FIELDS.length &&
    MULTI_FIELDS.every((field, index) => isField(fields[index], field))
  );
}

const isField = (field: unknown, wanted: number) => {
  const { key, value } = fieldsOf(field);
  return key === wanted && typeof value === 'string' && [...value.trim()].length <= 1;
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const questionsOf = (section: unknown): readonly unknown[] => {
  const { questions } = fieldsOf(section);
  return Array.isArray(questions) ? questions : [];
};
