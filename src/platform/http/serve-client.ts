import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../../contract/languages';
import { acceptedLanguage, isNavigation } from './request-context';

const CLIENT = join(process.cwd(), 'client', 'dist');
const FOLDERS = LANGUAGES.map((language, index) => (index === 0 ? '' : `/${language}`));

const cachingOf = (path: string) => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(svg|png)$/.test(path.replace(/\.(br|gz)$/, '')) ? 'public, max-age=86400' : 'no-cache';
};

/** Serves the built client: hashed assets as immutable, icons for a day, and elsewhere its page in the reader's language. */
export async function serveClient(fastify: FastifyInstance): Promise<void> {
  if (!existsSync(CLIENT)) return;
  await fastify.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    // Each file found here adds routes at every start, so the hundreds of assets share one, below.
    globIgnore: ['**/assets/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Each file has an ETag, and none is read in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      void response.header('Cache-Control', cachingOf(path));
      // Nobody reports a file by the id of its request.
      void response.removeHeader('X-Request-Id');
      // Each language has its service worker in its own folder, and every worker serves all pages.
      if (/\/sw\.js(\.\w+)?$/.test(path)) void response.header('Service-Worker-Allowed', '/');
    },
  });
  for (const folder of FOLDERS) {
    fastify.get<{ Params: { file: string } }>(`${folder}/assets/:file`, ({ params }, reply) =>
      reply.sendFile(`${folder}/assets/${params.file}`),
    );
  }
  fastify.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const opensPage = reads && isNavigation(request.headers);
    if (
      opensPage &&
      !/^\/((\w+\/)?assets|api|socket\.io|metrics|healthz|readyz)(\/|$|\?)/.test(request.url)
    ) {
      const language = acceptedLanguage(request.headers);
      void reply.headers({ 'Content-Language': language, Vary: 'Accept-Language, Cookie' });
      return reply.sendFile(language === LANGUAGES[0] ? 'index.html' : `${language}/index.html`);
    }
  });
}
