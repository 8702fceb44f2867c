import {
  createParamDecorator,
  RequestMethod,
  SetMetadata,
  ValidationPipe,
  type ExecutionContext,
  type ValidationError,
} from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import { Malformed } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t } from '../messages';
import { requestClass } from './request-class';
import type { RuleContext } from './rule.decorator';

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
