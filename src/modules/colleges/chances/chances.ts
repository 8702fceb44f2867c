import { judged } from '../../../../contract/chances';
import type { ChanceLabel } from '../../../../contract/colleges';
import { sentenceOf } from '../../../../contract/sentences';
import type { TestScore } from '../../../../contract/test-scores';
import type { en } from '../en';

export function chanceOf(
  college: Parameters<typeof judged>[0],
  tests: readonly TestScore[],
  t: typeof en,
): ChanceLabel {
  const { label, reason, inputs } = judged(college, tests);
  return { label, because: sentenceOf(reason, t), inputs };
}
