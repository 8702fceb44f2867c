import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIObject, ResponseObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describedEndpoints } from '../../src/platform/openapi/described-calls';
import { docsOf, type ApiDocs } from '../support/api-docs';
import { TestApp } from '../support/app';
import { inOrder, CANNOT_SUCCEED_HERE, prepareCall } from '../support/every-call';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';
import { fieldsOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';

let app: TestApp;
let seeded: SeededSchool;
let docs: ApiDocs;
let routes: readonly Route[];

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'fatal' });
  seeded = await seedSchool(app);
  docs = docsOf(app.app);
  routes = routesOf(app);
});

afterAll(() => app.dispose());

it('the API document is valid OpenAPI, served with the page', async () => {
  const served = (await (await fetch(`${app.url}/api/docs-json`)).json()) as OpenAPIObject;
  expect(served).toEqual(JSON.parse(JSON.stringify(docs.document)));
  await SwaggerParser.validate(structuredClone(served) as never);
});

it('calls.json matches the contract; `npm run describe-calls` writes it', async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/describe-calls.mjs', '--print']);
  expect(await readFile('src/platform/openapi/calls.json', 'utf8')).toBe(stdout);
});

it('the API document states the response of every route and call', () => {
  const { calls } = describedEndpoints();
  const answering = docs.operations.flatMap(({ call, operation }) => {
    const answers = Object.entries(operation.responses).filter(
      ([status]) => Number(status) < 300 || status === '302',
    );
    return answers.map(([status, answer]) => {
      const content = Object.keys((answer as ResponseObject).content ?? {}).length;
      return { call, says: content === (['204', '302'].includes(status) ? 0 : 1) };
    });
  });
  expect(answering.filter(({ says }) => !says)).toEqual([]);
  expect(answering.map(({ call }) => call).sort()).toEqual(routes.map(({ call }) => call).sort());
  expect(Object.keys(calls).sort()).toEqual(routes.map(({ call }) => call.replace(' /api/', ' /')).sort());
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without `apply_to_all`, one of these fields is required. */
const EITHER = ['user_ids', 'ceeb_codes'];

it('the API document has exactly the fields of the body and query classes', () => {
  const { calls } = describedEndpoints();
  for (const { call, body, query } of routes) {
    const described = calls[call.replace(' /api/', ' /')]!;
    const asked = [
      [body, docs.bodyOf(call)],
      [query, described.query],
    ] as const;
    for (const [dto, schema] of asked) {
      expect([call, Object.keys(schema?.properties ?? {}).sort()]).toEqual([call, fieldsOf(dto).sort()]);
      if (!dto) continue;
      const sample = sampleOf(dto, seeded);
      for (const field of fieldsOf(dto).filter((name) => !EITHER.includes(name))) {
        const { [field]: _left, ...without } = sample;
        const isNeeded = validateSync(plainToInstance(dto, without)).length > 0;
        expect([call, field, isNeeded]).toEqual([call, field, schema?.required?.includes(field) ?? false]);
      }
    }
  }
});

/** The calls are split into parts because all of them in one test would exceed its time limit. */
const PARTS = 8;

it.each(Array.from({ length: PARTS }, (_, index) => index + 1))(
  `the API document describes how each call is made, part %i of ${PARTS}`,
  async (part) => {
    const failed: object[] = [];
    const length = Math.ceil(routes.length / PARTS);
    for (const route of inOrder(routes).slice((part - 1) * length, part * length)) {
      const described = docs.operations.find(({ call }) => call === route.call)!;
      const answer = await (await prepareCall(docs, described, route, seeded))();
      if (answer.status >= 300 && !(route.call in CANNOT_SUCCEED_HERE))
        failed.push({ call: route.call, status: answer.status, text: answer.text });
      docs.assertResponse(described, answer);
      if (!isObject(answer.body)) continue;
      const more = { ...answer, body: { ...answer.body, unheardOf: true } };
      expect(() => docs.assertResponse(described, more)).toThrow('additional properties');
    }
    expect(failed).toEqual([]);
  },
);
