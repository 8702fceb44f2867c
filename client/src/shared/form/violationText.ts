import { ruleSentences } from 'contract/en/rules';
import type { RuleViolation } from 'contract/rules';
import { sentenceOf } from 'contract/sentences';

export const violationText = (issue: RuleViolation | undefined): string | undefined =>
  issue && sentenceOf(issue, ruleSentences);
