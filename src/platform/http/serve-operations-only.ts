import type { FastifyInstance } from 'fastify';

/** For a process that does not serve the API: it answers operators and nobody else. */
export function serveOperationsOnly(fastify: FastifyInstance, operations: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (operations.includes(request.routeOptions.url?.slice(1) ?? '')) done();
    else reply.callNotFound();
  });
}
