import { ruleSentences } from 'contract/en/rules';
import type { RuleViolation } from 'contract/rules';
import { sentenceOf } from 'contract/sentences';

export const violationText = (fault: RuleViolation | undefined): string | undefined =>
  fault && sentenceOf(fault, ruleSentences);
