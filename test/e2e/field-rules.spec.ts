import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { ROLES, type Role } from '../../contract/roles';
import { ruleSentences } from '../../contract/en/rules';
import type { RuleViolation, FieldRules } from '../../contract/rules';
import { sentenceOf } from '../../contract/sentences';
import { ROUTE_ACCESS, type RouteAccess, STUDENT_HEADER } from '../../src/platform/http/route.decorators';
import { requestClass } from '../../src/platform/http/request-class';
import type { RuleContext } from '../../src/platform/http/rule.decorator';
import { TestApp, type User } from '../support/app';

interface Call {
  readonly method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  readonly path: string;
  readonly access: RouteAccess;
  readonly sent: 'body' | 'query';
  readonly dto: Type;
}

interface StoredValue {
  readonly property: string;
  readonly rules: FieldRules;
  readonly optional: boolean;
}

let app: TestApp;
let users: Readonly<Record<Role, User>>;

beforeAll(async () => {
  app = await TestApp.start();
  const opened = await Promise.all(
    ROLES.map(async (role) => [role, await app.user(role, `A${role.length}`)]),
  );
  users = Object.fromEntries(opened) as Record<Role, User>;
});

afterAll(() => app.dispose());

function callsOf(context: INestApplicationContext): Call[] {
  const controllers = [...context.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Type;
    const proto = controller.prototype as Record<string, object>;
    return Object.getOwnPropertyNames(proto).flatMap((name): Call[] => {
      const handler = proto[name]!;
      const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (verb === undefined) return [];
      const path = [controller, handler]
        .map((target) => Reflect.getMetadata(PATH_METADATA, target) as string)
        .map((part) => part.replace(/^\/|\/$/g, ''))
        .filter(Boolean)
        .join('/');
      const access = (Reflect.getMetadata(ROUTE_ACCESS, handler) ??
        Reflect.getMetadata(ROUTE_ACCESS, controller)) as RouteAccess;
      const method = RequestMethod[verb].toLowerCase() as Call['method'];
      const endpoint = `${RequestMethod[verb]} /${path.replaceAll(/:(\w+)/g, '{$1}')}`;
      return (['body', 'query'] as const).flatMap((sent): Call[] => {
        const dto = requestClass(endpoint, sent);
        return dto ? [{ method, path: `/${path}`, access, sent, dto }] : [];
      });
    });
  });
}

const metadataOf = (dto: Type) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);

function storedValuesOf(dto: Type): StoredValue[] {
  const metadata = metadataOf(dto);
  const conditional = new Set(
    metadata.filter(({ type }) => type === 'conditionalValidation').map(({ propertyName }) => propertyName),
  );
  return metadata.flatMap(({ propertyName: property, name, constraints }) => {
    const rules = (constraints as [FieldRules?] | undefined)?.[0];
    return name === 'rules' && rules ? [{ property, rules, optional: conditional.has(property) }] : [];
  });
}

const ruleSentence = (issue: RuleViolation) => sentenceOf(issue, ruleSentences);

/** Returns invalid values for a field, each with its message if there is only one possible. */
function refusedBy({ rules, optional }: StoredValue): [value: unknown, sentence?: string][] {
  const { required, maxLength, date, min, max, step } = rules;
  const blanks = ['', ' ', ' \t\n ', '\u00a0\u2003'].map(
    (blank) => [blank, required && ruleSentence(required)] as [string, string?],
  );
  const around = min?.value ?? 0;
  return [
    ...(required && !optional ? blanks : []),
    ...(maxLength ? [['x'.repeat(maxLength.value + 1)] as [string]] : []),
    ...(date
      ? ['2027-02-31', '2027-13-01', '2027-1-5', '0002-01-15', '20270115', 'soon'].map(
          (wrong) => [wrong, ruleSentence(date)] as [string, string],
        )
      : []),
    ...(step
      ? [around + step.value * 1.4, String(around + step.value / 2), around + step.value * 1e-6].map(
          (wrong) => [wrong, ruleSentence(step.issue)] as [unknown, string],
        )
      : []),
    ...(min ? [[min.value - 1, ruleSentence(min.issue)] as [number, string]] : []),
    ...(max ? [[max.value + 1, ruleSentence(max.issue)] as [number, string]] : []),
    ...(min || max ? ([['many'], [true], [[5]], ['1e400']] as [unknown][]) : []),
  ];
}

/** Sends all fields in one call, because calls are limited; returns the message of each field. */
async function messagesOf({ method, path, access, sent }: Call, fields: Readonly<Record<string, unknown>>) {
  const roles = access.roles === 'public' ? [] : access.roles;
  const role = roles.find((one) => one === 'admin') ?? roles[0];
  const address = path.replace(/:(\w+)/g, (_, name) =>
    name === access.student ? users.student.id : '00000000-0000-4000-8000-000000000000',
  );
  const request = app.call(method, address, role && users[role]);
  if (access.student === STUDENT_HEADER) void request.set(STUDENT_HEADER, users.student.id);
  const { status, body } = await (sent === 'body' ? request.send(fields) : request.query(fields));
  return { status, fields: (body as { fields?: Readonly<Record<string, string>> }).fields ?? {} };
}

it('every field rule refuses a value that breaks it, with a sentence', async () => {
  const taken: string[] = [];
  let tested = 0;
  for (const call of callsOf(app.app)) {
    const wrong = storedValuesOf(call.dto).map((field) => ({
      property: field.property,
      values: refusedBy(field).filter(([value]) => call.sent === 'body' || typeof value === 'string'),
    }));
    tested += wrong.length;
    const rounds = Math.max(0, ...wrong.map(({ values }) => values.length));
    for (let round = 0; round < rounds; round++) {
      const sent = wrong.filter(({ values }) => round < values.length);
      const answer = await messagesOf(
        call,
        Object.fromEntries(sent.map(({ property, values }) => [property, values[round]![0]])),
      );
      for (const { property, values } of sent) {
        const [value, sentence] = values[round]!;
        const message = answer.fields[property];
        if (answer.status === 422 && message && (!sentence || message === sentence)) continue;
        const report = JSON.stringify({
          value: String(value).slice(0, 40),
          status: answer.status,
          message,
          sentence,
        });
        taken.push(`${call.method} ${call.path} ${property}: ${report}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(tested).toBeGreaterThan(40);
});

it('every text, number and date of a body has a field rule', () => {
  const BARE = ['isString', 'isNotEmpty', 'minLength', 'maxLength', 'isLength', 'isISO8601', 'isDateString'];
  const NUMBERS = ['isNumber', 'isInt', 'min', 'max'];
  const bare = callsOf(app.app)
    .filter(({ sent }) => sent === 'body')
    .flatMap(({ dto }) =>
      metadataOf(dto)
        .filter(({ name }) => [...BARE, ...NUMBERS].includes(name ?? ''))
        .map(({ propertyName, name }) => `${dto.name}.${propertyName} by ${name} alone`),
    );
  expect(bare).toEqual([]);
});

it('every field rule has a sentence for a value that breaks it', () => {
  const rules = callsOf(app.app).flatMap(({ dto }) =>
    metadataOf(dto)
      .filter(({ type }) => ['customValidation', 'nestedValidation'].includes(type))
      .map(({ propertyName, name, context }) => {
        const sentence = (context as RuleContext | undefined)?.messageFor([null]).in('en') ?? '';
        return { rule: `${dto.name}.${propertyName} by ${name}`, sentence };
      }),
  );
  expect(rules.filter(({ sentence }) => sentence === '')).toEqual([]);
  expect(rules.length).toBeGreaterThan(100);
});
