import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Language } from '../../contract/languages';
import { readCatalogue } from './language';

/** Blueprint's bundle starts with the names of all its icons, which components do not need. */
const iconNames: Plugin = {
  name: 'icon-names',
  enforce: 'pre',
  load: (id) =>
    id.includes('/@blueprintjs/icons/lib/esm/iconNames.js')
      ? 'export const IconNames = {}; export const IconNamesSet = new Set();'
      : undefined,
};

/** The router offers its development build to every bundler, with warnings and more code. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (!source.startsWith('react-router')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (
      found && {
        ...found,
        id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    );
  },
};

const CATALOGUE = /^import \{ t(?: as (\w+))? \} from '(\.\/[^']*en)';$/gm;

/** Route tables load first, so only the titles of the features' catalogues are included with them. */
const titles = (language: Language): Plugin => ({
  name: 'titles',
  enforce: 'pre',
  apply: 'build',
  async transform(code, id) {
    if (!/\/features\/[^/]+\/routes\.ts$/.test(id)) return undefined;
    let lean = code;
    for (const [line, name = 't', path] of code.matchAll(CATALOGUE)) {
      const file = fileURLToPath(new URL(`${path}.ts`, `file://${id}`));
      const words = await readCatalogue(file, language);
      lean = lean.replace(line, '').replaceAll(new RegExp(`\\b${name}((?:\\.\\w+)+)`, 'g'), (use, keys) => {
        const value = String(keys)
          .slice(1)
          .split('.')
          .reduce((part, key) => (part as Record<string, unknown>)[key], words);
        if (typeof value !== 'string') throw new Error(`${id} reads ${use}, which is no sentence`);
        return JSON.stringify(value);
      });
    }
    return { code: lean, map: null };
  },
});

export const leanFirstLoad = (language: Language): Plugin[] => [
  iconNames,
  productionRouter,
  titles(language),
];
