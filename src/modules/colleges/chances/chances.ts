import { assessChance } from '../../../../contract/chances';
import type { ChanceLabel } from '../../../../contract/colleges';
import { sentenceOf } from '../../../../contract/sentences';
import type { TestScore } from '../../../../contract/test-scores';
import type { en } from '../en';

export function chanceOf(
  college: Parameters<typeof assessChance>[0],
  tests: readonly TestScore[],
  t: typeof en,
): ChanceLabel {
  const { label, reason, inputs } = assessChance(college, tests);
  return { label, because: sentenceOf(reason, t), inputs };
}
