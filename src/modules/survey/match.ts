import {
  MAX_RESULTS,
  SURVEY_QUESTIONS,
  type MatchPart,
  type QuestionId,
  type SurveyAnswers,
  type SurveySubmission,
  type Verdict,
  type Wish,
} from '../../../contract/survey';
import { alphabetically } from '../colleges/colleges.queries';
import type { Candidate } from './candidate';
import { homeOf } from './places';
import { positionOf, testsOf } from './position';
import { QUESTIONS, type Student } from './questions';
import type { FoundCollege, FoundPart } from './survey.events';

/** Increase it whenever the same submission and catalogue would give other results. */
export const MATCH_RULE = 1;

/** From -1 for 'do not want' over 0 for 'does not matter' to 1 for 'really want'. */
const weightOf = (wish: Wish) => (wish - 3) / 2;

interface WeightedWish {
  readonly questionId: QuestionId;
  readonly weight: number;
}

interface Fit {
  readonly fit: number;
  readonly confidence: number;
}

/** Applies the rule of docs/match.md: the best colleges of both lists, in the same order on every machine. */
export function match(
  { basicInfo, answers, test }: SurveySubmission,
  catalogue: readonly Candidate[],
): FoundCollege[] {
  const student = { home: homeOf(basicInfo), state: basicInfo.state };
  const tests = testsOf(test);
  const wished = wishesIn(answers);
  const scored = catalogue.map((college) => {
    const fit = fitOf(college, student, wished);
    const position = positionOf(college, basicInfo, tests);
    const isWithinReach = position.position === 'target' || position.position === 'likely';
    return { college, ...fit, ...position, list: isWithinReach ? ('top' as const) : ('other' as const) };
  });
  const best = scored.sort((a, b) => rankScore(b) - rankScore(a) || alphabetically(a.college, b.college));
  return (['top', 'other'] as const).flatMap((list) =>
    best
      .filter((found) => found.list === list)
      .slice(0, MAX_RESULTS)
      .map(({ college, ...found }) => {
        const { id: ceebCode, name, state, location } = college;
        return { ceebCode, name, state, location, ...found, parts: partsOf(college, student, wished) };
      }),
  );
}

const wishesIn = (answers: SurveyAnswers): WeightedWish[] =>
  SURVEY_QUESTIONS.map(({ questionId }) => ({ questionId, weight: weightOf(answers[questionId]) })).filter(
    ({ weight }) => weight !== 0,
  );

/** How well a college agrees with a wish; `measure` is how much of it the college has. */
const agreement = (weight: number, measure: number) => (weight > 0 ? measure : 1 - measure);

function fitOf(college: Candidate, student: Student, wished: readonly WeightedWish[]): Fit {
  let [all, known, agreed] = [0, 0, 0];
  for (const { questionId, weight } of wished) {
    const measure = QUESTIONS[questionId].measure(college, student);
    all += Math.abs(weight);
    if (measure === null) continue;
    known += Math.abs(weight);
    agreed += Math.abs(weight) * agreement(weight, measure);
  }
  return {
    fit: known === 0 ? 0.5 : rounded(agreed / known),
    confidence: all === 0 ? 1 : rounded(known / all),
  };
}

/** Rounds to four places, so that the last bit of a machine's arithmetic never decides an order. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** Unknown figures count as the middle: neither for nor against. */
const rankScore = ({ fit, confidence }: Fit) => rounded(0.5 + (fit - 0.5) * confidence);

const partsOf = (college: Candidate, student: Student, wished: readonly WeightedWish[]): FoundPart[] =>
  wished.map(({ questionId, weight }) => {
    const { measure, figure } = QUESTIONS[questionId];
    return {
      questionId,
      verdict: verdictOf(weight, measure(college, student)),
      figure: figure(college, student),
    };
  });

const [FOR, AGAINST] = [2 / 3, 1 / 3];

function verdictOf(weight: number, measure: number | null): Verdict {
  if (measure === null) return 'unknown';
  const agreed = agreement(weight, measure);
  return agreed >= FOR ? 'for' : agreed <= AGAINST ? 'against' : 'neutral';
}

export const withAnswer = (part: FoundPart, answers: SurveyAnswers): MatchPart => {
  const wish = answers[part.questionId as QuestionId];
  return { ...part, wish, weight: weightOf(wish) } as MatchPart;
};
