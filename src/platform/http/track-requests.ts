import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operations/metrics';
import { runInContext, VISITOR } from './request-context';

/** Gives each request its context and its figure. */
export function trackRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    const correlationId = request.id;
    void reply.header('X-Request-Id', correlationId);
    runInContext(
      {
        correlationId,
        actor: VISITOR,
        written: 0n,
        request: { line: `${request.method} ${request.url}`, from: request.ip },
        ...(typeof key === 'string' && key !== '' && { idempotencyKey: key }),
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
