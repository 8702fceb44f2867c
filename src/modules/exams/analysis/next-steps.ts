import { MAX_NEXT_STEPS, type NextStep } from '../../../../contract/exam-analysis';
import { EXAM_PARTS, type ExamPart, type ExamType } from '../../../../contract/exam-definitions';
import type { ScoredPart } from '../entries/exam-entries.events';
import type { Scale } from '../forms/exam-forms.events';
import type { ScoredEntry } from '../../../../projections/exams/exam-entries';

/** How much a scaled point of a part adds to the total; for the ACT, to the mean before it is rounded. */
const pointValueOf = (type: ExamType, part: ExamPart): number =>
  type === 'ACT' ? 1 / EXAM_PARTS.ACT.length : part === 'math' ? 1 : 10;

/** How much higher the total would be with so many more right answers, by the scale at this raw score. */
function pointsOf(type: ExamType, part: ExamPart, { raw }: ScoredPart, wrong: number, scale: Scale) {
  const table = scale[part];
  const [now, then] = [table?.[raw], table?.[raw + wrong]];
  return now === undefined || then === undefined ? null : (then - now) * pointValueOf(type, part);
}

/** The skills that cost most points, see docs/exam-analysis.md; if equal, those with more wrong answers come first. */
export function nextSteps({ type, scored }: ScoredEntry, scale: Scale): NextStep[] {
  const steps = EXAM_PARTS[type].flatMap((part) => {
    const scoredPart = scored.parts[part];
    if (!scoredPart) return [];
    return scoredPart.skills
      .filter(({ correct, total }) => correct < total)
      .map(({ category, subcategory, correct, total }) => ({
        ...{ part, category, subcategory, correct, total },
        points: pointsOf(type, part, scoredPart, total - correct, scale),
      }));
  });
  const wrongIn = ({ correct, total }: NextStep) => total - correct;
  return steps
    .sort((a, b) => (b.points ?? -1) - (a.points ?? -1) || wrongIn(b) - wrongIn(a))
    .slice(0, MAX_NEXT_STEPS);
}
