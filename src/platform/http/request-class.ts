import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmpty,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { requestOf } from '../../../contract/calls';
import type { Field, FieldIssue, Fields } from '../../../contract/fields';
import { ruleMessage } from '../messages';
import { Numeric, Text, withMessage, Without } from './rule.decorator';

export type RequestClass = new () => object;

const classes = new Map<string, RequestClass>();

/** The class by which class-validator checks a part of a request, made from the contract. */
export function requestClass(endpoint: string, part: 'body' | 'query'): RequestClass | undefined {
  const fields = requestOf(endpoint)[part];
  if (!fields) return undefined;
  const key = `${part} of ${endpoint}`;
  const known = classes.get(key) ?? classOf(fields, endpoint);
  classes.set(key, known);
  return known;
}

const nestedClasses = new WeakMap<Fields, RequestClass>();

function nestedClass(fields: Fields): RequestClass {
  const known = nestedClasses.get(fields) ?? classOf(fields, 'Nested');
  nestedClasses.set(fields, known);
  return known;
}

function classOf(fields: Fields, name: string): RequestClass {
  const defaults = Object.entries(fields).filter(([, { presence }]) => presence === 'default');
  const Made = class {
    constructor() {
      for (const [property, field] of defaults) Object.assign(this, { [property]: defaultOf(field) });
    }
  };
  Object.defineProperty(Made, 'name', { value: name });
  for (const [property, field] of Object.entries(fields)) {
    const decorators = [...decoratorsOf(field, property), ...conditionsOf(field)];
    for (const decorate of decorators) decorate(Made.prototype, property);
  }
  return Made;
}

/** Makes an instance of a default value. The check of an object needs an instance of its class. */
const defaultOf = ({ is, initial }: Field): unknown =>
  is.type === 'object' ? Object.assign(new (nestedClass(is.fields))(), initial) : structuredClone(initial);

function conditionsOf({ unchecked, uncheckedIf }: Field): PropertyDecorator[] {
  return [
    ...(unchecked ? [ValidateIf((_object, value) => !unchecked.includes(value))] : []),
    ...(uncheckedIf
      ? [
          ValidateIf(
            (object: Readonly<Record<string, unknown>>) => object[uncheckedIf.field] !== uncheckedIf.is,
          ),
        ]
      : []),
  ];
}

/** The first check that fails gives the message. `each` applies the checks to the items of a list. */
function decoratorsOf({ is }: Field, property: string, each?: true): PropertyDecorator[] {
  const by = (issue: FieldIssue): ValidationOptions => withMessage(ruleMessage(issue), each ? { each } : {});
  switch (is.type) {
    case 'string':
      return [Text(is.rules)];
    case 'number':
      return [Numeric(is.rules)];
    case 'any':
      return [Allow()];
    case 'anyString':
      return [IsString(by(is.issue ?? { code: 'wrongType', property, type: 'string' }))];
    case 'boolean':
      return [IsBoolean(by(is.issue ?? { code: 'notABoolean', property }))];
    case 'queryFlag':
      return [Allow(), Transform(({ value }) => value === true || value === 'true')];
    case 'queryBoolean':
      return [IsBoolean(by({ code: 'notABoolean', property })), Transform(({ value }) => readBoolean(value))];
    case 'queryNumber':
      return [
        Max(is.max, by({ code: 'aboveMaximum', property, max: is.max })),
        Min(is.min, by(is.tooSmall ?? { code: 'belowMinimum', property, min: is.min })),
        IsInt(by({ code: 'notAWholeNumber', property })),
        Type(() => Number),
      ];
    case 'uuid':
      return [IsUUID(undefined, by(is.issue ?? { code: 'notAUuid', property }))];
    case 'fixed':
      return [IsEmpty(by(is.issue))];
    case 'matching':
      return [Matches(is.pattern, by(is.issue))];
    case 'atMost':
      return [MaxLength(is.characters, by(is.issue))];
    case 'choice':
      return [
        IsIn(is.options, by(is.issue ?? { code: 'notAChoice', property, options: is.options })),
        ...(is.numeric ? [Type(() => Number)] : []),
      ];
    case 'object': {
      const Nested = nestedClass(is.fields);
      const options = by(is.issue ?? { code: 'notFields', property });
      return [
        ValidateNested(options),
        IsObject(options),
        ...(is.issueOf ? [Without(is.issueOf)] : []),
        Type(() => Nested),
      ];
    }
    case 'record':
      return [IsObject(by(is.issue))];
    case 'either':
      return [Allow()];
    case 'checked':
      return [Without(is.issueOf), ...(is.shape.is.type === 'list' ? trimmedItems(is.shape.is.of) : [])];
    case 'list':
    case 'commaSeparated': {
      const { min, max, unique, issue } = is;
      return [
        ...decoratorsOf(is.of, property, true),
        ...(unique ? [uniqueBy(unique.by, by(unique.issue))] : []),
        ...(max ? [ArrayMaxSize(max.value, by(max.issue))] : []),
        ...(min ? [ArrayMinSize(min.value, by(min.issue))] : []),
        ...(issue ? [IsArray(by(issue))] : []),
        ...(is.type === 'commaSeparated'
          ? [Transform(({ value }: { value: QueryValue }) => splitAtCommas(value, !unique))]
          : []),
      ];
    }
  }
}

const uniqueBy = (name: string | undefined, options: ValidationOptions) =>
  name === undefined ? ArrayUnique(options) : ArrayUnique(identifyBy(name), options);

const identifyBy = (name: string) => (item: unknown) =>
  (item as Readonly<Record<string, unknown>> | null)?.[name];

const readBoolean = (value: unknown): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** A value of a query: a list if it is there several times. */
type QueryValue = string | readonly string[] | undefined;

function splitAtCommas(value: QueryValue, withoutRepeats: boolean): string[] | undefined {
  if (value === '' || value === undefined) return undefined;
  const items = String(value).split(',');
  return withoutRepeats ? [...new Set(items)] : items;
}

const trimmedItems = ({ is }: Field): PropertyDecorator[] =>
  is.type === 'string'
    ? [
        Transform(({ value }: { value: unknown }) =>
          Array.isArray(value)
            ? value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item))
            : value,
        ),
      ]
    : [];
