import { Transform } from 'class-transformer';
import { registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';
import { meant, violation, type FieldRules } from '../../../contract/rules';

/** A text field held to the rules that the browser checks too; the blanks around it fall away. */
export const Text =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) => meant(rules, value))(target, name);
    byRules(rules, 'string')(target, name);
  };

/** A number held to the rules that the browser checks too; written as text it counts as well. */
export const Numeric =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }: { value: unknown }) => {
      const text = meant(rules, value);
      return typeof text === 'string' && text !== '' ? Number(text) : text;
    })(target, name);
    byRules(rules, 'number')(target, name);
  };

/** A field that may be left out, null or empty. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_object, value: unknown) => value !== undefined && value !== null && value !== '');

/** A field that the contract finds no fault with. */
export const Without =
  (fault: (value: unknown) => string | undefined, rules?: FieldRules): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'rules',
      target: target.constructor,
      propertyName: String(propertyName),
      constraints: [rules],
      validator: {
        validate: (value: unknown) => fault(value) === undefined,
        defaultMessage: ({ value }: ValidationArguments) => fault(value) ?? '',
      },
    });

const byRules =
  (rules: FieldRules, type: 'string' | 'number'): PropertyDecorator =>
  (target, propertyName) =>
    Without((value) => {
      if (value !== undefined && value !== null && typeof value !== type)
        return `${String(propertyName)} must be a ${type}`;
      return violation(rules, value);
    }, rules)(target, propertyName);
