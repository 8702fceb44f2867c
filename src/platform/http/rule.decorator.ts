import { Transform } from 'class-transformer';
import { IsEmpty, IsString, registerDecorator, ValidateIf, type ValidationOptions } from 'class-validator';
import { meant, violation, type Fault, type FieldRules } from '../../../contract/rules';
import type { Told } from '../../kernel/sentences';
import { say, sayBroken } from '../words';

/** Stored under `context` beside each rule of a field: the message for a value that breaks it. */
export interface RuleContext {
  readonly tell: (value: unknown) => Told;
}

/** Options for a class-validator decorator: `@IsInt(telling(say('pageSizeWhole')))`. */
export const telling = (told: Told, options: ValidationOptions = {}): ValidationOptions => ({
  ...options,
  context: { tell: () => told } satisfies RuleContext,
});

const REFUSAL = Symbol('refusal');

/** What a body that breaks its rules is answered, where the catalogue of the call has a sentence of its own. */
export const RefusedWith =
  (told: Told): ClassDecorator =>
  (form) =>
    Reflect.defineMetadata(REFUSAL, told, form);

/** Of the form whose fields were refused. */
export const refusalOf = (form: object | undefined): Told =>
  (form && (Reflect.getMetadata(REFUSAL, form.constructor) as Told | undefined)) ?? say('invalid-parameters');

/** A text field held to the rules that the browser checks too; surrounding whitespace is trimmed. */
export const Text =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) => meant(rules, value))(target, name);
    byRules(rules, 'string')(target, name);
  };

/** A number held to the rules that the browser checks too; numeric text is accepted. */
export const Numeric =
  (rules: FieldRules): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }: { value: unknown }) => {
      const text = meant(rules, value);
      return typeof text === 'string' && text !== '' ? Number(text) : text;
    })(target, name);
    byRules(rules, 'number')(target, name);
  };

/** Any text. */
export const AnyText = (): PropertyDecorator => (target, name) =>
  IsString(telling(sayBroken({ code: 'wrongType', property: String(name), type: 'string' })))(target, name);

/** A field that may be missing, null or empty. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_object, value: unknown) => value !== undefined && value !== null && value !== '');

/** A field that may be left out, but not emptied. */
export const IfThere = (): PropertyDecorator => ValidateIf((_object, value: unknown) => value !== undefined);

/** A field that is fixed once the thing exists: an edit that names it is refused, not ignored. */
export const Fixed = (told: Told): PropertyDecorator => IsEmpty(telling(told));

/** A field that the contract finds no fault with. */
export const Without =
  (faultOf: (value: unknown) => Fault | undefined, rules?: FieldRules): PropertyDecorator =>
  (target, propertyName) => {
    // The fault may depend on the time and be gone by now.
    const tell: RuleContext['tell'] = (value) => {
      const fault = faultOf(value);
      return fault ? sayBroken(fault) : say('notValid');
    };
    registerDecorator({
      name: 'rules',
      target: target.constructor,
      propertyName: String(propertyName),
      constraints: [rules],
      options: { context: { tell } satisfies RuleContext },
      validator: {
        validate: (value: unknown) => faultOf(value) === undefined,
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
