import type { ComponentType } from 'react';
import { useFormState } from 'react-hook-form';
import { Box } from '../layout/layout';
import type { Column } from '../list/columns';
import { CountedField, type CountedFieldProps } from './CountedField';
import { Field, type FieldProps } from './Field';

/** Forms store text; only lists stay as they are. */
export type ValuesOf<Body> = {
  readonly [Name in keyof Body]-?: NonNullable<Body[Name]> extends readonly unknown[]
    ? NonNullable<Body[Name]>
    : string;
};

type CountedRules = CountedFieldProps<Record<string, string>>['rules'];
type Option = NonNullable<FieldProps<Record<string, string>>['options']>[number];

interface Shown extends Omit<FieldProps<Record<string, string>>, 'name' | 'kind' | 'options' | 'validate'> {
  readonly blank?: string;
  /** Spans all columns of a grid. */
  readonly wide?: boolean;
  /** The field identifies the item, so an edit cannot change it. Other fields that were empty may stay empty. */
  readonly fixed?: boolean;
}

type Typed<Value> = [Value] extends [boolean]
  ? { readonly kind: 'boolean'; readonly options: readonly Option[] }
  : [Value] extends [number]
    ? { readonly kind: 'number' }
    : | { readonly kind?: 'text' | 'email' | 'tel' | 'date' | 'textarea' }
      | { readonly kind: 'counted'; readonly rules: CountedRules }
      | { readonly kind: 'select'; readonly options: readonly Option[] };

/** The value that an empty field sends. By default, a new item omits the field, and an edit sends an empty text. */
interface Emptied<Value> {
  readonly empty?: Extract<Value, null> | (string extends Value ? '' : never);
}

type FieldOf<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? { readonly blank: NonNullable<Value>; readonly input: ComponentType }
    : Shown & Typed<NonNullable<Value>> & Emptied<Value>;

export type Schema<Body> = { readonly [Name in keyof Body]-?: FieldOf<Body[Name]> };

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** The API names some fields `is_public` in requests and `isPublic` in responses. */
type StoredAs<Body> =
  | { readonly [Name in keyof Body]-?: unknown }
  | { readonly [Name in keyof Body as Camel<Name & string>]-?: unknown };

type Loose = Readonly<Record<string, unknown>>;

interface LooseField extends Shown {
  readonly kind?: FieldProps<Record<string, string>>['kind'] | 'boolean' | 'counted';
  readonly options?: readonly Option[];
  readonly empty?: null | '';
  readonly input?: ComponentType;
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const stored = (item: Loose, name: string) => item[name] ?? item[camel(name)];

/** The form of a request body: its fields, their blank values, and what they send. */
export function defineFields<Body extends object>(schema: Schema<Body>) {
  const fields = Object.entries(schema) as [string, LooseField][];
  const each = (valueOf: (name: string, field: LooseField) => unknown) =>
    Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field)]));
  const sent = (values: ValuesOf<Body>) =>
    fields.map(([name, field]) => [name, field, valueIn(values as Loose, name, field)] as const);

  function Fields() {
    const { defaultValues: before = {} } = useFormState();
    const isKnown = fields.some(([name, { fixed }]) => fixed && before[name]);
    return fields.map(([name, field]) => (
      <Input key={name} name={name} field={field} isKnown={isKnown} wasEmpty={before[name] === ''} />
    ));
  }

  return {
    blank: each((_name, { blank = '' }) => blank) as ValuesOf<Body>,

    valuesOf: (item: StoredAs<Body>) =>
      each((name, { input }) => {
        const value = stored(item, name);
        return input ? value : textOf(value);
      }) as ValuesOf<Body>,

    bodyOf: (values: ValuesOf<Body>) =>
      Object.fromEntries(
        sent(values).flatMap(([name, { empty }, value]) =>
          value !== '' ? [[name, value]] : empty !== undefined ? [[name, empty]] : [],
        ),
      ) as Body,

    changes: (before: ValuesOf<Body>, after: ValuesOf<Body>) =>
      Object.fromEntries(
        sent(after).flatMap(([name, field, value]) =>
          value === valueIn(before as Loose, name, field)
            ? []
            : [[name, value === '' && field.empty === null ? null : value]],
        ),
      ) as Partial<Body>,

    columns: <Row extends { readonly attributes: object }>(
      ...names: (keyof Body & string)[]
    ): Column<Row>[] =>
      names.map((name) => ({
        key: name,
        header: (schema[name] as LooseField).label,
        cell: ({ attributes }) => textOf(stored(attributes as Loose, name)) || '–',
      })),

    Fields,
  };
}

function valueIn(values: Loose, name: string, { kind, input }: LooseField): unknown {
  const value = values[name];
  if (input) return value;
  const text = (value as string).trim();
  if (text === '') return text;
  return kind === 'number' ? Number(text) : kind === 'boolean' ? text === 'true' : text;
}

const textOf = (value: unknown) => String((value as string | number | boolean | null) ?? '');

interface InputProps {
  readonly name: string;
  readonly field: LooseField;
  readonly isKnown: boolean;
  readonly wasEmpty: boolean;
}

function Input({ name, field: { input: Own, ...field }, isKnown, wasEmpty }: InputProps) {
  if (Own) return <Own />;
  const { blank: _, empty: __, wide, fixed, kind, rules, ...props } = field;
  const shown =
    kind === 'counted' ? (
      <CountedField<Record<string, string>> {...props} name={name} rules={rules as CountedRules} />
    ) : (
      <Field<Record<string, string>>
        {...props}
        name={name}
        kind={kind === 'boolean' ? 'select' : kind}
        rules={isKnown && wasEmpty ? { ...rules, required: undefined } : rules}
        readOnly={fixed && isKnown}
      />
    );
  return wide ? <Box full>{shown}</Box> : shown;
}
