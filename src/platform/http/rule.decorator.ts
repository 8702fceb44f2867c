import { registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';
import { violation, type FieldRules } from '../../../contract/rules';

/** A text field held to the rules that the browser checks too. */
export const Text = (rules: FieldRules) => byRules(rules, 'string');

/** A number held to the rules that the browser checks too. */
export const Numeric = (rules: FieldRules) => byRules(rules, 'number');

/** A field that may be left out, null or empty. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_object, value: unknown) => value !== undefined && value !== null && value !== '');

const byRules =
  (rules: FieldRules, type: 'string' | 'number'): PropertyDecorator =>
  (target, propertyName) => {
    const fault = (value: unknown) => {
      if (value !== undefined && value !== null && typeof value !== type)
        return `${String(propertyName)} must be a ${type}`;
      return violation(rules, value);
    };
    registerDecorator({
      name: 'rules',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => fault(value) === undefined,
        defaultMessage: ({ value }: ValidationArguments) => fault(value) ?? '',
      },
    });
  };
