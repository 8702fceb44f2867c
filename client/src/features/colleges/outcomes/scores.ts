import { asAct, asSat } from 'contract/concordance';
import { OUTCOME_DECISIONS, type OutcomePoint, type OutcomeScores } from 'contract/outcomes';

export const SCALES = ['SAT', 'ACT'] as const;
export type Scale = (typeof SCALES)[number];

/** The better of both tests on one scale, by the concordance; null for someone without a score. */
export function scoreOn(scale: Scale, { sat, act }: OutcomeScores): number | null {
  const converted = scale === 'SAT' ? act && (asSat(act)?.single ?? null) : sat && asAct(sat);
  const best = Math.max((scale === 'SAT' ? sat : act) ?? 0, converted ?? 0);
  return best === 0 ? null : best;
}

type Middle = readonly [low: number, high: number] | null;

export interface DecisionSummary {
  readonly decision: OutcomePoint['decision'];
  readonly students: number;
  readonly gpa: Middle;
  readonly score: Middle;
}

export const summaryOf = (points: readonly OutcomePoint[], scale: Scale): DecisionSummary[] =>
  OUTCOME_DECISIONS.map((decision) => {
    const decided = points.filter((point) => point.decision === decision);
    return {
      decision,
      students: decided.length,
      gpa: middleHalf(decided.map(({ gpa }) => gpa)),
      score: middleHalf(decided.map((point) => scoreOn(scale, point))),
    };
  });

function middleHalf(values: readonly (number | null)[]): Middle {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  const last = sorted.length - 1;
  return [sorted[Math.round(last / 4)]!, sorted[Math.round((last * 3) / 4)]!];
}
