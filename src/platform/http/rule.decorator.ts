import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationOptions } from 'class-validator';
import type { FieldIssue } from '../../../contract/fields';
import { normalizeInput, violation, type FieldRules } from '../../../contract/rules';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t, ruleMessage } from '../messages';

/** Stored under `context` with each rule of a field: the message for a value that breaks the rule. */
export interface RuleContext {
  readonly messageFor: (value: unknown) => LocalizedMessage;
}

export const withMessage = (
  message: LocalizedMessage,
  options: ValidationOptions = {},
): ValidationOptions => ({
  ...options,
  context: { messageFor: () => message } satisfies RuleContext,
});

/** A text field with the rules that the browser checks too; surrounding whitespace is trimmed. */
export const Text =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) => normalizeInput(rules, value))(target, name);
    byRules(rules, 'string')(target, name);
  };

/** A number field with the rules that the browser checks too; numeric text is accepted. */
export const Numeric =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }: { value: unknown }) => {
      const text = normalizeInput(rules, value);
      return typeof text === 'string' && text !== '' ? Number(text) : text;
    })(target, name);
    byRules(rules, 'number')(target, name);
  };

/** A field in which the given function of the contract must find no issue. */
export const Without =
  (issueOf: (value: unknown, now: number) => FieldIssue | undefined, rules?: FieldRules): PropertyDecorator =>
  (target, propertyName) => {
    // The issue may depend on the time, and may have disappeared by now.
    const messageFor: RuleContext['messageFor'] = (value) => {
      const issue = issueOf(value, Date.now());
      return issue ? ruleMessage(issue) : t('notValid');
    };
    registerDecorator({
      name: 'rules',
      target: target.constructor,
      propertyName: String(propertyName),
      constraints: [rules],
      options: { context: { messageFor } satisfies RuleContext },
      validator: {
        validate: (value: unknown) => issueOf(value, Date.now()) === undefined,
        defaultMessage: () => 'broken',
      },
    });
  };

const byRules =
  (rules: FieldRules, type: 'string' | 'number'): PropertyDecorator =>
  (target, propertyName) =>
    Without((value) => {
      if (value !== undefined && value !== null && typeof value !== type)
        return { code: 'wrongType', property: String(propertyName), type };
      return violation(rules, value);
    }, rules)(target, propertyName);
