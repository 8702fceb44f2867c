import {
  Catch,
  HttpException,
  HttpStatus,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { messages } from '../../../contract/messages';
import type { Problem } from '../../../contract/http';
import { Rejected, TooMany, Unavailable, type RejectionKind } from '../../kernel/errors';

const STATUS: Readonly<Record<RejectionKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
};

/** Every failed call answers a `Problem`; what nobody foresaw is logged and told as little of as possible. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = this.problemOf(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof TooMany) void reply.header('Retry-After', error.retryAfterSeconds);
    void reply.status(problem.statusCode).send(problem);
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof Rejected) {
      const { kind, code, message, fields } = error;
      return { statusCode: STATUS[kind], code, message, ...(fields && { fields }) };
    }
    if (error instanceof HttpException) {
      const statusCode = error.getStatus();
      if (statusCode < 500) return { statusCode, code: codeOf(statusCode), message: error.message };
    }
    this.logger.error({ err: error }, 'A request failed.');
    if (error instanceof Unavailable) {
      return { statusCode: 503, code: 'unavailable', message: error.message };
    }
    return { statusCode: 500, code: 'server-error', message: messages.serverError };
  }
}

const codeOf = (status: number) => (HttpStatus[status] ?? 'refused').toLowerCase().replaceAll('_', '-');
