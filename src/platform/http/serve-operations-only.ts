import type { FastifyInstance } from 'fastify';

export function serveOperationsOnly(fastify: FastifyInstance, operations: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (operations.includes(request.routeOptions.url?.slice(1) ?? '')) done();
    else reply.callNotFound();
  });
}
