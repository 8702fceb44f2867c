import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';
import { isNavigation } from './request-context';

const policyOf = (whom: string) =>
  ['camera', 'microphone', 'display-capture'].map((feature) => `${feature}=${whom}`).join(', ');
/** Only the video room may record, and within it no embedded document of another origin. */
const RECORDING = { self: policyOf('(self)'), none: policyOf('()') };

const DOCUMENT = {
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
};

/** Without the headers that only documents obey, which would cost each of a page's files and answers half a kilobyte. */
const PART = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** A service worker obeys the policy of its own script. */
const isPart = (path: string) =>
  path.startsWith('/api/') ||
  (/\.(js|css|svg|png|woff2|webmanifest)$/.test(path) && !path.endsWith('/sw.js'));

export function addSecurityHeaders(fastify: FastifyInstance, { production }: Config): void {
  // These headers are built once; @fastify/helmet would build them again for each request.
  const addToDocument = helmet({ ...DOCUMENT, strictTransportSecurity: production });
  const addToPart = helmet({ ...PART, strictTransportSecurity: production });
  fastify.addHook('onRequest', ({ raw, url, headers }, reply, done) => {
    // Responses contain personal data, so no cache may store them unless a route allows it.
    void reply.header('Cache-Control', 'private, no-store');
    const added = (error?: unknown) => done(error as Error | undefined);
    // The browser may show whatever it navigates to, also within a frame, as a document.
    if (isPart(url) && !isNavigation(headers)) {
      addToPart(raw, reply.raw, added);
      return;
    }
    const isVideoRoom = /^\/lobby\/?(\?|$)/.test(url);
    reply.raw.setHeader('Permissions-Policy', isVideoRoom ? RECORDING.self : RECORDING.none);
    addToDocument(raw, reply.raw, added);
  });
}
