import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

/** Nothing is loaded from elsewhere, and nobody frames the pages. */
export function addSecurityHeaders(fastify: FastifyInstance, { production }: Config): void {
  // Built once: @fastify/helmet builds them again for each request.
  const add = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: production,
  });
  fastify.addHook('onRequest', ({ raw }, reply, done) => {
    add(raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
