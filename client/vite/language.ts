import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { languageNamed, LANGUAGES, type Language } from '../../contract/languages';
import { t as en } from '../src/app/document/en';
import { t as es } from '../src/app/document/es';

const contract = fileURLToPath(new URL('../../contract', import.meta.url));
const MANIFEST = 'manifest.webmanifest';
const documents = { en, es };

const ENGLISH = /(?<=\/client\/src\/.*\/)en(?=\.ts$)|(?<=\/contract\/(?:guides\/)?)en(?=\/[^/]+\.(?:ts|md)$)/;

function inLanguage(file: string, language: Language): string {
  const translated = file.replace(ENGLISH, language);
  if (!existsSync(translated)) throw new Error(`${translated} is missing, which says what ${file} does`);
  return translated;
}

const catalogues = (language: Language): Plugin => ({
  name: 'catalogues',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (language === 'en' || !/(^|\/)en(\/|$)/.test(source)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: inLanguage(found.id, language) };
  },
});

export async function readCatalogue(file: string, language: Language): Promise<unknown> {
  const { module } = await runnerImport<{ t: unknown }>(inLanguage(file, language), {
    plugins: [catalogues(language)],
    resolve: { alias: { contract } },
  });
  return module.t;
}

const document = (language: Language): Plugin => ({
  name: 'document',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries({ language, ...documents[language] }).reduce(
        (text, [name, words]) => text.replaceAll(`{${name}}`, words),
        html,
      ),
  },
  async writeBundle({ dir = '' }) {
    const file = join(dir, MANIFEST);
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    const { description } = documents[language];
    await writeFile(file, JSON.stringify({ ...manifest, lang: language, description }, null, 2));
  },
});

/** Translates the close button of Blueprint's dialogs, whose label is English only. */
const dialogs = (language: Language): Plugin => ({
  name: 'dialogs',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/@blueprintjs/core/lib/esm/components/dialog/dialog.js')) return undefined;
    const label = '"aria-label": "Close"';
    if (!code.includes(label)) throw new Error(`${id} no longer says what closes a dialog`);
    return {
      code: code.replace(label, `"aria-label": ${JSON.stringify(documents[language].close)}`),
      map: null,
    };
  },
});

/** Language of the bundle to build: `QUADRANGLE_LANGUAGE`, by default English. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const wanted = env.QUADRANGLE_LANGUAGE ?? LANGUAGES[0];
  const language = languageNamed(wanted);
  if (!language) throw new Error(`QUADRANGLE_LANGUAGE is ${wanted}, and can be ${LANGUAGES.join(' or ')}`);
  return language;
}

export const baseOf = (language: Language): string => (language === 'en' ? '/' : `/${language}/`);

/** Replaces the English catalogues and guides by those of the language and sets the page's `lang`. */
export const languagePlugins = (language: Language): Plugin[] => [
  catalogues(language),
  document(language),
  dialogs(language),
];
