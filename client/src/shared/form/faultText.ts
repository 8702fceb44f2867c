import { ruleSentences } from 'contract/en/rules';
import type { Fault } from 'contract/rules';
import { sentenceOf } from 'contract/sentences';

export const faultText = (fault: Fault | undefined): string | undefined =>
  fault && sentenceOf(fault, ruleSentences);
