import type { OpenAPIObject } from '@nestjs/swagger';
import type { Field, Fields, FieldType } from '../../../contract/fields';
import type { FieldRules } from '../../../contract/rules';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];

type ObjectSchema = Schema & {
  readonly properties: Readonly<Record<string, Schema & { readonly description?: string }>>;
  readonly required?: readonly string[];
};

export function schemaOf(fields: Fields): ObjectSchema {
  const required = Object.keys(fields).filter((name) => fields[name]!.presence === 'required');
  const properties = Object.entries(fields)
    .filter(([, { presence }]) => presence !== 'forbidden')
    .map(([name, field]) => [name, schemaOfField(field)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOfField({ is, unchecked, description }: Field): Schema {
  const schema = schemaOfType(is);
  const described = description === undefined ? schema : { ...schema, description };
  return unchecked?.includes(null) ? orNull(described) : described;
}

const orNull = ({
  enum: options,
  ...schema
}: {
  readonly type?: string;
  readonly enum?: readonly unknown[];
}): Schema => ({
  ...schema,
  ...(schema.type !== undefined && { type: [schema.type, 'null'] }),
  ...(options && { enum: [...options, null] }),
});

function schemaOfType(is: FieldType): object {
  switch (is.type) {
    case 'string':
      return { type: 'string', ...choicesOf(is.rules) };
    case 'number':
      return { type: 'number', ...limitsOf(is.rules) };
    case 'anyString':
    case 'any':
      return { type: 'string' };
    case 'boolean':
    case 'queryBoolean':
    case 'queryFlag':
      return { type: 'boolean' };
    case 'queryNumber':
      return { type: 'integer', minimum: is.min, maximum: is.max };
    case 'uuid':
      return { type: 'string', format: 'uuid' };
    case 'matching':
      return { type: 'string', pattern: is.pattern.source };
    case 'atMost':
      return { type: 'string', maxLength: is.characters };
    case 'choice':
      return { enum: is.options };
    case 'list':
    case 'commaSeparated':
      return {
        type: 'array',
        items: schemaOfField(is.of),
        ...(is.min && { minItems: is.min.value }),
        ...(is.max && { maxItems: is.max.value }),
        ...(is.unique && !is.unique.by && { uniqueItems: true }),
      };
    case 'object':
      return schemaOf(is.fields);
    case 'record':
      return { type: 'object', additionalProperties: schemaOfField(is.of) };
    case 'either':
      return { anyOf: is.shapes.map(schemaOfField) };
    case 'checked':
      return schemaOfField(is.shape);
    case 'fixed':
      return {};
  }
}

/** The length of a text is not described, since it is measured without the whitespace around it. */
const choicesOf = ({ options, date }: FieldRules): object => ({
  ...(options && { enum: options }),
  ...(date && { format: 'date' }),
});

const limitsOf = ({ min, max, step }: FieldRules): object => ({
  ...(min && { minimum: min.value }),
  ...(max && { maximum: max.value }),
  ...(step && { multipleOf: step.value }),
});
