import { useEffect, useState } from 'react';
import {
  SURVEY_GROUPS,
  SURVEY_QUESTIONS,
  surveyRules,
  type QuestionId,
  type SurveyAnswers,
  type SurveySubmission,
  type Wish,
} from 'contract/survey';
import { violation, type RuleViolation } from 'contract/rules';
import { stored } from '../../shared/lib/stored';

export const BASIC_FIELDS = Object.keys(surveyRules) as BasicField[];
export type BasicField = keyof typeof surveyRules;
export type Basics = Readonly<Record<BasicField, string>>;

export interface Draft {
  readonly basics: Basics;
  readonly answers: Partial<SurveyAnswers>;
  readonly visited: readonly Step[];
}

/** Id of the form of the first step, which the Next button submits. */
export const BASIC_FORM = 'survey-basics';

export const STEPS = ['basic', ...SURVEY_GROUPS] as const;
export type Step = (typeof STEPS)[number];

export const newDraft = (known: Partial<Basics> = {}): Draft => ({
  basics: { ...(Object.fromEntries(BASIC_FIELDS.map((field) => [field, ''])) as Basics), ...known },
  answers: {},
  visited: [],
});

export const questionsOf = (step: Step) => SURVEY_QUESTIONS.filter(({ group }) => group === step);

export function withAnswer({ answers, ...draft }: Draft, id: QuestionId, wish: Wish | 0): Draft {
  const { [id]: _before, ...others } = answers;
  return { ...draft, answers: wish === 0 ? others : { ...others, [id]: wish } };
}

export const withVisited = (draft: Draft, step: Step): Draft => ({
  ...draft,
  visited: draft.visited.includes(step) ? draft.visited : [...draft.visited, step],
});

export const answeredIn = ({ answers }: Draft, questions = SURVEY_QUESTIONS): number =>
  questions.filter(({ questionId }) => answers[questionId] !== undefined).length;

const basicViolations = ({ basics }: Draft): RuleViolation[] =>
  BASIC_FIELDS.flatMap((field) => violation(surveyRules[field], basics[field]) ?? []);

export const isDone = (draft: Draft, step: Step): boolean =>
  step === 'basic'
    ? basicViolations(draft).length === 0
    : answeredIn(draft, questionsOf(step)) === questionsOf(step).length;

export const isComplete = (draft: Draft): boolean => STEPS.every((step) => isDone(draft, step));

export const isBegun = (draft: Draft): boolean => answeredIn(draft) > 0 || draft.visited.length > 0;

const SAT = ['satVerbal', 'satMath'] as const;
const ACT = ['actEnglish', 'actMath', 'actReading', 'actScience'] as const;

/** Requires a complete draft; fields that were left empty are omitted. */
export function submissionOf({ basics, answers }: Draft): SurveySubmission {
  const scores = <Field extends BasicField>(fields: readonly Field[]) => {
    const given = fields.filter((field) => basics[field].trim() !== '');
    return given.length > 0
      ? (Object.fromEntries(given.map((field) => [field, Number(basics[field])])) as Record<Field, number>)
      : undefined;
  };
  const [sat, act] = [scores(SAT), scores(ACT)];
  const zipcode = basics.zipcode.trim();
  return {
    basicInfo: {
      gpa: Number(basics.gpa),
      gpaScale: Number(basics.gpaScale),
      state: basics.state,
      ...(zipcode && { zipcode }),
    },
    answers: answers as SurveyAnswers,
    test: { ...(sat && { sat }), ...(act && { act }) },
  };
}

export function draftOf({ basicInfo, answers, test }: SurveySubmission): Draft {
  const values = { ...basicInfo, ...test.sat, ...test.act };
  const basics = Object.entries(values).map(([field, value]) => [field, String(value)] as const);
  return { ...newDraft(Object.fromEntries(basics)), answers, visited: STEPS };
}

const entry = stored<Draft>('survey');

export const hasDraft = () => entry.get() !== undefined;

export function useDraft(fresh: Draft) {
  const draft = entry.useValue() ?? fresh;
  const [turn, setTurn] = useState(0);
  useEffect(() => entry.onChangedElsewhere(() => setTurn((now) => now + 1)), []);
  const replace = (next: Draft | undefined) => {
    entry.set(next);
    setTurn((now) => now + 1);
  };
  return {
    draft,
    /** Changes whenever anything but `change` has replaced the draft. */
    turn,
    change: (changed: (draft: Draft) => Draft) => entry.set(changed(entry.get() ?? draft)),
    replace,
    forget: () => replace(undefined),
  };
}
