import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/http';
import { LANGUAGES, type Language } from '../../../contract/languages';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t } from '../messages';
import { acceptedLanguage } from './request-context';

export function rejectUnroutable(
  { statusCode = 400 }: { statusCode?: number },
  { headers }: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.status(statusCode).send(problemOf(statusCode, t('invalid-address'), acceptedLanguage(headers)));
}

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: problemOf(431, t('headers-too-large')),
  ERR_HTTP_REQUEST_TIMEOUT: problemOf(408, t('request-timeout')),
};

const UNREADABLE = problemOf(400, t('bad-request'));

export function rejectMalformed({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = PROBLEMS[code] ?? UNREADABLE;
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf(
  statusCode: number,
  refusal: LocalizedMessage,
  language: Language = LANGUAGES[0],
): Problem {
  return { statusCode, code: refusal.code, message: refusal.in(language) };
}
