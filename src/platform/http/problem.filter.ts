import {
  Catch,
  HttpException,
  HttpStatus,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/http';
import type { Language } from '../../../contract/languages';
import { BeingFilled, Rejected, TooMany, Unavailable, type RejectionKind } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import { isDiskFull } from '../sqlite/storage-errors';
import { t } from '../messages';
import { acceptedLanguage } from './request-context';

const STATUS: Readonly<Record<RejectionKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
};

/** Turns every failure into a `Problem`. Unexpected errors are logged; the response reveals little about them. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const problem = this.problemOf(error, acceptedLanguage(http.getRequest<FastifyRequest>().headers));
    if (error instanceof TooMany) void reply.header('Retry-After', error.retryAfterSeconds);
    // The route may have set another type for its successful response.
    void reply.status(problem.statusCode).type('application/json; charset=utf-8').send(problem);
  }

  private problemOf(error: unknown, language: Language): Problem {
    if (error instanceof Rejected) {
      const { kind, localized, fields } = error;
      return {
        statusCode: STATUS[kind],
        ...problem(localized, language),
        ...(fields && { fields: sentencesOf(fields, language) }),
      };
    }
    if (error instanceof HttpException) {
      const statusCode = error.getStatus();
      if (statusCode < 500)
        return {
          statusCode,
          ...problem(UNPROCESSED.get(statusCode) ?? t('bad-request.unread'), language),
        };
    }
    if (error instanceof BeingFilled)
      return { statusCode: 503, ...problem(error.localized, language), progress: error.progress };
    this.logger.error({ err: error }, 'A request failed.');
    if (isDiskFull(error)) return { statusCode: 507, ...problem(t('disk-full'), language) };
    if (error instanceof Unavailable) {
      return { statusCode: 503, ...problem(error.localized, language) };
    }
    return { statusCode: 500, ...problem(t('server-error'), language) };
  }
}

const problem = (message: LocalizedMessage, language: Language) => ({
  code: message.code,
  message: message.in(language),
});

const sentencesOf = (fields: Readonly<Record<string, LocalizedMessage>>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([field, localized]) => [field, localized.in(language)]));

const UNPROCESSED = new Map<number, LocalizedMessage>([
  [HttpStatus.NOT_FOUND, t('not-found')],
  [HttpStatus.PAYLOAD_TOO_LARGE, t('payload-too-large')],
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE, t('unsupported-media-type')],
]);
