import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/http';

/** Of an address that leads to no route because it cannot be read. */
export function answerUnroutable(
  { statusCode = 400 }: { statusCode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem: Problem = { statusCode, code: 'invalid-address', message: 'The address is not valid.' };
  void reply.status(statusCode).send(problem);
}

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, code: 'headers-too-large', message: 'The headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    statusCode: 408,
    code: 'request-timeout',
    message: 'The request took too long to arrive.',
  },
};

const UNREADABLE: Problem = {
  statusCode: 400,
  code: 'bad-request',
  message: 'The request is not valid HTTP.',
};

/** Of what cannot be read as a request. */
export function answerMalformed({ code = '' }: { code?: string }, socket: Socket): void {
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
