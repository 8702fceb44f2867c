import type { FastifyInstance } from 'fastify';

/** For a process that is no part of the API: it answers those who run it and nobody else. */
export function serveOperationsOnly(fastify: FastifyInstance, operations: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (operations.includes(request.routeOptions.url?.slice(1) ?? '')) done();
    else reply.callNotFound();
  });
}
