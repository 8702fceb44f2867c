import type { FastifyInstance } from 'fastify';
import { Rejected } from '../../kernel/errors';
import { WrittenPositions } from '../history/written-positions';
import type { Metrics } from '../operations/metrics';
import { t } from '../messages';
import { acceptedLanguage, runInContext, VISITOR } from './request-context';

const IDEMPOTENCY_KEY = /^[!-~]{1,200}$/;

const badKey = () => new Rejected('invalid', t('invalid-idempotency-key'));

export function trackRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const correlationId = request.id;
    void reply.header('X-Request-Id', correlationId);
    const language = acceptedLanguage(request.headers);
    if (request.url.startsWith('/api/'))
      void reply.headers({ 'Content-Language': language, Vary: 'Accept-Language' });
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) return done(badKey());
    runInContext(
      {
        correlationId,
        actor: VISITOR,
        language,
        written: new WrittenPositions(),
        read: new Set(),
        lagging: new Set(),
        request: { line: `${request.method} ${request.url}`, from: request.ip, since: Date.now() },
        ...(idempotencyKey && { idempotencyKey }),
      },
      done,
    );
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.observe(
      request.method,
      request.routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
    done();
  });
}
