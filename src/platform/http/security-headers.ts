import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

const policyOf = (whom: string) =>
  ['camera', 'microphone', 'display-capture'].map((feature) => `${feature}=${whom}`).join(', ');
/** Only the video room may record, and no document that another page opened. */
const RECORDING = { self: policyOf('(self)'), none: policyOf('()') };

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
  fastify.addHook('onRequest', ({ raw, url }, reply, done) => {
    // Answers hold personal data: no cache of a browser or a proxy keeps them unless a route says that it may.
    void reply.header('Cache-Control', 'private, no-store');
    const isVideoRoom = /^\/lobby\/?(\?|$)/.test(url);
    reply.raw.setHeader('Permissions-Policy', isVideoRoom ? RECORDING.self : RECORDING.none);
    add(raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
