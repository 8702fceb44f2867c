import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { messages } from '../../../contract/messages';
import type { Problem } from '../../../contract/resources';
import { Rejected, type RejectionKind } from '../../kernel/errors';

const STATUS: Readonly<Record<RejectionKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
};

/** Every failed call answers a `Problem`; what nobody foresaw is logged and told as little of as possible. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = this.problemOf(error);
    void host.switchToHttp().getResponse<FastifyReply>().status(problem.statusCode).send(problem);
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof Rejected) {
      const { kind, code, message, fields } = error;
      return { statusCode: STATUS[kind], code, message, ...(fields && { fields }) };
    }
    if (error instanceof HttpException) {
      const statusCode = error.getStatus();
      if (statusCode === 429) {
        return {
          statusCode,
          code: 'too-many-requests',
          message: 'Too many attempts. Wait a minute and try again.',
        };
      }
      if (statusCode < 500) return { statusCode, code: codeOf(error), message: error.message };
    }
    if (isClientFault(error)) {
      return { statusCode: error.statusCode, code: 'bad-request', message: 'The request could not be read.' };
    }
    this.logger.error(error);
    return { statusCode: 500, code: 'server-error', message: messages.serverError };
  }
}

const codeOf = (error: HttpException) =>
  error.name
    .replace(/Exception$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

/** What the HTTP server itself refuses: broken JSON, a body too large. */
const isClientFault = (error: unknown): error is { statusCode: number } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
