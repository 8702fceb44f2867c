import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readGuide, translationsOf } from '../src/modules/guides/read-guide';
import { growWithText, trimBlueprint } from './vite/blueprint';
import { baseOf, languageOf, languagePlugins } from './vite/language';
import { leanFirstLoad } from './vite/lean';

const api = 'http://127.0.0.1:3000';

/** The build parses guides, so that the browser needs no Markdown parser. */
const guides: Plugin = {
  name: 'guides',
  transform: (code, id) =>
    id.endsWith('.md')
      ? { code: `export default ${JSON.stringify(readGuide(code, translationsOf(id)))}`, map: null }
      : undefined,
};

const language = languageOf(process.env);

/** Code that only signed-in users need stays out of the chunk that visitor pages share. */
const GUEST = /\/(features\/auth|shared\/form\/PasswordField|contract\/(identity|sign-in|admin)\.)/;
/** Only pages with tables load the table library. */
const TABLE =
  /\/@tanstack\/(react-table|table-core|react-store|store)\/|\/shared\/list\/(DataTable|TableRow)\./;
/** Rules, calls and icons, which would otherwise each become a file. */
const COMMON = /\/(contract\/.*|client\/src\/.*|@blueprintjs\/icons\/.*)\.(ts|js|css)$/;

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? baseOf(language) : '/',
  plugins: [react(), ...languagePlugins(language), ...leanFirstLoad(language), guides],
  define: { NODE_ENV: JSON.stringify(mode) },
  resolve: {
    alias: {
      contract: fileURLToPath(new URL('../contract', import.meta.url)),
      // The shim repeats what React has had since version 18.
      'use-sync-external-store/shim': 'use-sync-external-store',
    },
    dedupe: ['react', 'react-dom'],
  },
  css: { postcss: { plugins: [trimBlueprint, growWithText] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api }, '/healthz': { target: api }, '/socket.io': { target: api, ws: true } },
  },
  // The budget script limits each chunk, including the charts.
  build: {
    outDir: `dist${baseOf(language)}`,
    target: 'es2022',
    manifest: true,
    // A browser without `modulepreload` loads the same files, only later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    // Few files, because each costs headers and a round trip: one for the first load and one for code that pages share.
    rolldownOptions: {
      output: {
        // Every page lists the files of all pages, and a hash cannot be compressed.
        ...{ chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' },
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', test: (id) => !TABLE.test(id), minShareCount: 30 },
            { name: 'guest', test: GUEST, minShareCount: 3 },
            {
              name: 'common',
              test: (id) => COMMON.test(id) && !TABLE.test(id),
              minShareCount: 5,
              maxModuleSize: 2_500,
            },
            { name: 'table', test: TABLE },
            { name: 'segments', test: /segmented(Control|Switch)\./i },
          ],
        },
      },
    },
  },
}));
