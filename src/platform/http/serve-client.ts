import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = join(process.cwd(), 'client', 'dist');

/** Serves the built client: hashed assets as immutable, and its page at every address that a browser opens. */
export async function serveClient(fastify: FastifyInstance): Promise<void> {
  if (!existsSync(CLIENT)) return;
  await fastify.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      void response.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const opensPage = reads && request.headers.accept?.includes('text/html');
    if (opensPage && !/^\/(api|assets|socket\.io|metrics|healthz|readyz)(\/|$|\?)/.test(request.url)) {
      return reply.sendFile('index.html');
    }
  });
}
