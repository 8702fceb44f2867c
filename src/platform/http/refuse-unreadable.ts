import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages';
import { isReadable, UNREADABLE_TEXT } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';

/** No call takes more than a list of objects. */
const MAX_DEPTH = 10;

/** What comes in is looked at here, once: nothing behind meets text that no store keeps, or nesting without end. */
export function refuseUnreadable(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    if (body !== undefined && !isObject(body)) return done(notAnObject());
    const fields = Object.fromEntries([params, query, body].flatMap(faults));
    if (Object.keys(fields).length === 0) return done();
    done(new Rejected('invalid', 'invalid-parameters', messages.invalidParameters, fields));
  });
}

const notAnObject = () => new Rejected('invalid', 'invalid-body', 'The body must be a JSON object.');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields at fault, each with its sentence. */
function faults(part: unknown): [field: string, sentence: string][] {
  return Object.entries((part ?? {}) as Record<string, unknown>).flatMap(([field, value]) => {
    const sentence = faultIn({ [field]: value });
    return sentence === undefined ? [] : [[field, sentence]];
  });
}

/** Level by level: a recursion would end with the stack. */
function faultIn(value: unknown): string | undefined {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return 'It is nested too deeply';
    const objects = level.filter(isObject);
    const names = objects.flatMap(Object.keys);
    if ([...level, ...names].some((text) => typeof text === 'string' && !isReadable(text)))
      return UNREADABLE_TEXT;
    if (names.some((name) => name in Object.prototype)) return 'It has a field of a name that is not allowed';
    level = [...level.filter(Array.isArray), ...objects].flatMap(Object.values) as unknown[];
  }
  return undefined;
}
