import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

const policyOf = (whom: string) =>
  ['camera', 'microphone', 'display-capture'].map((feature) => `${feature}=${whom}`).join(', ');
/** Only the video room may record, and within it no embedded document of another origin. */
const RECORDING = { self: policyOf('(self)'), none: policyOf('()') };

export function addSecurityHeaders(fastify: FastifyInstance, { production }: Config): void {
  // These headers are built once; @fastify/helmet would build them again for each request.
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
  fastify.addHook('onRequest', ({ raw, url }, reply, done) => {
    // Responses contain personal data, so no cache may store them unless a route allows it.
    void reply.header('Cache-Control', 'private, no-store');
    const isVideoRoom = /^\/lobby\/?(\?|$)/.test(url);
    reply.raw.setHeader('Permissions-Policy', isVideoRoom ? RECORDING.self : RECORDING.none);
    add(raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
