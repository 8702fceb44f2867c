import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMethod,
  SetMetadata,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { type Role, ROLES } from '../../../contract/roles';
import { Malformed, type RetryDelay } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import type { RequestWithUser } from '../auth/session-user';
import { t } from '../messages';
import ipaddr from 'ipaddr.js';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import { requestClass } from './request-class';
import type { RuleContext } from './rule.decorator';

export const READS_ONLY = 'reads-only';

/** Marks a POST that changes nothing: it claims no `Idempotency-Key`, and returns 200. */
export const ReadsOnly = () => applyDecorators(SetMetadata(READS_ONLY, true), HttpCode(200));

export interface RouteAccess {
  readonly roles: 'public' | readonly Role[];
  /** The route parameter with the id of a student to whom the caller must have access, or `STUDENT_HEADER`. */
  readonly student?: string;
}

export const STUDENT_HEADER = 'studentid';

export const ROUTE_ACCESS = 'route-access';

export const ANY_ROLE: readonly Role[] = ROLES;

export const Public = () => SetMetadata(ROUTE_ACCESS, { roles: 'public' } satisfies RouteAccess);

export const Roles = (...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles } satisfies RouteAccess);

/** Opens a route to these roles if the caller is, or has access to, the student; parents may only read. */
export const ForStudent = (parameter: string, ...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles, student: parameter } satisfies RouteAccess);

export const ForStudentInHeader = (...roles: readonly Role[]) => ForStudent(STUDENT_HEADER, ...roles);

export interface LimitSubject {
  readonly name: string;
  /** Returns the key that is counted. Nothing is counted for a request without one. */
  readonly keyOf: (request: RequestWithUser) => string | undefined;
  readonly refusal: (wait: RetryDelay) => LocalizedMessage;
  /** Many people may share one key, so the limit is multiplied by `PEOPLE_PER_IP`. */
  readonly shared?: true;
}

export interface Limit {
  readonly most: number;
  /** A call in progress counts as a failure until it has succeeded. */
  readonly of: 'calls' | 'failures';
  readonly per: LimitSubject;
  readonly minutes: number;
  /** Counts a subject that is known in a lane of its own, so that unknown ones cannot use up its calls. */
  readonly knownBy?: LimitSubject;
  /** Is known for two weeks after a call that succeeded. */
  readonly makesKnown?: LimitSubject;
}

export const ADDRESS: LimitSubject = {
  name: 'address',
  keyOf: ({ ip }) => networkOf(ip),
  refusal: (wait) => t('too-many-requests.address', { wait }),
  shared: true,
};

export const USER: LimitSubject = {
  name: 'user',
  keyOf: ({ user }) => user?.id,
  refusal: (wait) => t('too-many-requests.user', { wait }),
};

/** Limits what a person stores: more than anybody types in a day, and few enough that streams stay short. */
export const OWN_WRITES: Limit = { most: 200, of: 'calls', per: USER, minutes: 24 * 60 };

export const TICKS: Limit = { ...OWN_WRITES, most: 500 };

/** Limits files that are read and checked, since each may take seconds of work. */
export const FILE_CHECKS: Limit = { most: 60, of: 'calls', per: USER, minutes: 60 };

export const LIMITS = 'limits';

/** Limits are checked in this order: a call refused by one does not count towards those after it. */
export const Limits = (...limits: readonly Limit[]) => SetMetadata(LIMITS, limits);

/** Returns an IPv4 address unchanged and an IPv6 address as its /64, all of which belongs to one client. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

const REFUSAL = Symbol('refusal');

/** Sets the refusal of a body that breaks its rules, where the endpoint has a sentence of its own. */
export const RefusesWith = (message: LocalizedMessage): MethodDecorator => SetMetadata(REFUSAL, message);

/** Checks a part of a request by its class; `message` is the refusal. */
const checkingPipe = (message = t('invalid-parameters')): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors: ValidationError[]) =>
      new Malformed(message, Object.fromEntries(issuesIn(errors))),
  });

const pipe = checkingPipe();

const checkedPart = (part: 'body' | 'query', withoutPart?: object) =>
  createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<unknown> => {
    const endpoint = endpointOf(context);
    const metatype = requestClass(endpoint, part);
    if (!metatype && withoutPart) return withoutPart;
    if (!metatype) throw new Error(`The contract does not declare the ${part} of ${endpoint}.`);
    const refusal = Reflect.getMetadata(REFUSAL, context.getHandler()) as LocalizedMessage | undefined;
    const value = context.switchToHttp().getRequest<FastifyRequest>()[part];
    return (refusal ? checkingPipe(refusal) : pipe).transform(value, { type: part, metatype });
  });

/** The body that the contract declares for the endpoint, checked; its type is `ParsedBody`. */
export const Body = checkedPart('body');

/** The query that the contract declares for the endpoint, checked; its type is `ParsedQuery`. */
export const Query = checkedPart('query');

/** Like `Body`, for a handler of several endpoints: `{}` where the contract declares none. */
export const BodyIfAny = checkedPart('body', {});

/** Like `Query`, for a handler of several endpoints: `{}` where the contract declares none. */
export const QueryIfAny = checkedPart('query', {});

/** The name of the endpoint in the contract, such as `PATCH /threads/{id}`. */
function endpointOf(context: ExecutionContext): string {
  const handler = context.getHandler();
  const path = [context.getClass(), handler]
    .flatMap((declaring) => (Reflect.getMetadata(PATH_METADATA, declaring) as string).split('/'))
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/^:(\w+)/, '{$1}'));
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  return `${method} /${path.join('/')}`;
}

/** Lists each invalid field with its message; a nested field has only its own name. */
const issuesIn = (
  errors: readonly ValidationError[],
): (readonly [field: string, message: LocalizedMessage])[] =>
  errors.flatMap((error) =>
    error.constraints || !error.children?.length
      ? [[error.property, messageOf(error)] as const]
      : issuesIn(error.children),
  );

function messageOf({ constraints = {}, contexts = {}, value }: ValidationError): LocalizedMessage {
  const [violated = ''] = Object.keys(constraints);
  return (contexts[violated] as RuleContext | undefined)?.messageFor(value) ?? t('notValid');
}
