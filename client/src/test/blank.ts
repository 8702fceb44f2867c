import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Described {
  readonly calls: Readonly<Record<string, { readonly answer?: Schema; readonly file?: string }>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

const { calls, schemas } = JSON.parse(
  readFileSync(join(__dirname, '../../../src/platform/openapi/calls.json'), 'utf8'),
) as Described;

const SOMETHING = '2026-11-20';

export function blankAnswer(method: string, path: string): unknown {
  const asked = `${method} ${path}`;
  const name = Object.keys(calls)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .find((call) =>
      new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked),
    );
  const answer = name && calls[name]!.answer;
  return answer ? blank(answer) : undefined;
}

function blank(schema: Schema): unknown {
  const { $ref, anyOf, allOf, properties = {}, required = [] } = schema;
  if ($ref) return blank(schemas[$ref.split('/').at(-1)!]!);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.includes(null) ? null : schema.enum[0];
  if (anyOf) return anyOf.some(({ type }) => type === 'null') ? null : blank(anyOf[0]!);
  if (allOf) return Object.assign({}, ...allOf.map(blank)) as unknown;
  const types = [schema.type ?? 'object'].flat();
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  if (types.includes('object'))
    return Object.fromEntries(required.map((name) => [name, blank(properties[name] ?? {})]));
  if (types.includes('boolean')) return false;
  return types.includes('string') ? SOMETHING : 0;
}
