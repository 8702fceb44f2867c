import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../../contract/languages';
import { acceptedLanguage, isNavigation } from './accepted-language';

const CLIENT = join(process.cwd(), 'client', 'dist');
const FOLDERS = LANGUAGES.map((language, index) => (index === 0 ? '' : `/${language}`));

/** Serves the built client: hashed assets as immutable, and elsewhere its page in the reader's language. */
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
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      void response.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
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
