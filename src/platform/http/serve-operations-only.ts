import type { FastifyInstance } from 'fastify';

/** Makes a process that does not serve the API respond to operators' requests only. */
export function serveOperationsOnly(fastify: FastifyInstance, operations: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (operations.includes(request.routeOptions.url?.slice(1) ?? '')) done();
    else reply.callNotFound();
  });
}
