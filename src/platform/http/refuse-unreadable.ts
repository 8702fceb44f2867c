import type { FastifyInstance } from 'fastify';
import { isReadable } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t, ruleMessage } from '../messages';

/** No call takes anything deeper than a list of objects. */
const MAX_DEPTH = 10;

/** Checks all input in one place: no code behind it receives text that no store can store, or unbounded nesting. */
export function refuseUnreadable(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    if (body !== undefined && !isObject(body)) return done(notAnObject());
    const fields = Object.fromEntries([params, query, body].flatMap(issuesIn));
    if (Object.keys(fields).length === 0) return done();
    done(new Rejected('invalid', t('invalid-parameters'), fields));
  });
}

const notAnObject = () => new Rejected('invalid', t('invalid-body'));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function issuesIn(part: unknown): [field: string, issue: LocalizedMessage][] {
  return Object.entries((part ?? {}) as Record<string, unknown>).flatMap(([field, value]) => {
    const issue = issueIn({ [field]: value });
    return issue === undefined ? [] : [[field, issue]];
  });
}

/** Checks level by level, because recursion would overflow the stack. */
function issueIn(value: unknown): LocalizedMessage | undefined {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return t('tooDeep');
    const objects = level.filter(isObject);
    const names = objects.flatMap(Object.keys);
    if ([...level, ...names].some((text) => typeof text === 'string' && !isReadable(text)))
      return ruleMessage({ code: 'unreadable' });
    if (names.some((name) => name in Object.prototype)) return t('forbiddenName');
    level = [...level.filter(Array.isArray), ...objects].flatMap(Object.values) as unknown[];
  }
  return undefined;
}
