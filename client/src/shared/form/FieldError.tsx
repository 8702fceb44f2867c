import { ruleSentences } from 'contract/en/rules';
import type { RuleViolation } from 'contract/rules';
import { sentenceOf } from 'contract/sentences';
import { Text } from '../layout/layout';

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <Text size={2} tone="danger" block id={id}>
      {children}
    </Text>
  );

export const violationText = (issue: RuleViolation | undefined): string | undefined =>
  issue && sentenceOf(issue, ruleSentences);
