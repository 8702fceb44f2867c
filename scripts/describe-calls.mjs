// Writes the contract's types of responses as JSON Schema, from which /api/docs is made; --print only prints it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import generator from 'ts-json-schema-generator';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const schemas = generator.createGenerator({
  path: at('contract/registry.ts'),
  tsconfig: at('tsconfig.json'),
  topRef: false,
  skipTypeCheck: true,
});
const { properties: calls, definitions } = schemas.createSchema('Calls');
const { $schema: _dialect, definitions: _none, ...problem } = schemas.createSchema('Problem');
definitions.Problem = problem;

/** Turns named types into references, and inlines generic types, whose names are invalid in references. */
function withReferences(schema) {
  if (Array.isArray(schema)) return schema.map(withReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withReferences(value)]),
  );
  if ($ref === undefined) return rest;
  const name = decodeURIComponent($ref.replace('#/definitions/', ''));
  return name.includes('<')
    ? { ...withReferences(definitions[name]), ...rest }
    : { $ref: `#/components/schemas/${name}`, ...rest };
}

function described({ description, properties: { upload, answer, file, refuses } }) {
  return {
    description,
    upload: upload?.const,
    answer: answer?.type === 'null' ? undefined : answer && withReferences(answer),
    file: file?.const,
    refuses: refuses && (refuses.enum ?? [refuses.const]),
  };
}

const lineOf = ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
const callLines = Object.entries(calls).map(([name, call]) => lineOf([name, described(call)]));
const schemaLines = Object.entries(definitions)
  .filter(([name]) => !name.includes('<'))
  .map(([name, schema]) => lineOf([name, withReferences(schema)]));
const every = [...callLines, ...schemaLines].join('\n');
const used = schemaLines.filter((line) => {
  const name = line.trim().split('"')[1];
  return name === 'Problem' || every.includes(`"#/components/schemas/${name}"`);
});
const text = `{\n  "calls": {\n${callLines.join(',\n')}\n  },\n  "schemas": {\n${used.join(',\n')}\n  }\n}\n`;

if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(at('src/platform/openapi/calls.json'), text);
