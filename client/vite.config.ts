import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readGuide, translationsOf } from '../src/modules/guides/read-guide';
import { growWithText, trimBlueprint } from './vite/blueprint';
import { baseOf, languageOf, speaking } from './vite/language';
import { leanFirstLoad } from './vite/lean';

const api = 'http://127.0.0.1:3000';

/** Guides come to the browser read, so that it needs no Markdown. */
const guides: Plugin = {
  name: 'guides',
  transform: (code, id) =>
    id.endsWith('.md')
      ? { code: `export default ${JSON.stringify(readGuide(code, translationsOf(id)))}`, map: null }
      : undefined,
};

const language = languageOf(process.env);

/** What the pages of guests share comes without what only those of signed-in people do. */
const GUEST = /\/(features\/auth|shared\/form\/PasswordField|contract\/(identity|sign-in|admin)\.)/;
/** Rules, calls and icons, of which each would be a file of its own. */
const COMMON = /\/(contract\/.*|client\/src\/.*|@blueprintjs\/icons\/.*)\.(ts|js|css)$/;

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? baseOf(language) : '/',
  plugins: [react(), ...speaking(language), ...leanFirstLoad(language), guides],
  define: { NODE_ENV: JSON.stringify(mode) },
  resolve: {
    alias: { contract: fileURLToPath(new URL('../contract', import.meta.url)) },
    dedupe: ['react', 'react-dom'],
  },
  css: { postcss: { plugins: [trimBlueprint, growWithText] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api }, '/healthz': { target: api }, '/socket.io': { target: api, ws: true } },
  },
  // The budget holds each chunk to its own limit, the charts' one too.
  build: {
    outDir: `dist${baseOf(language)}`,
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 800,
    // Few files, for each costs headers and a turn: what is there at once, and what pages share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 20 },
            { name: 'guest', test: GUEST, minShareCount: 3 },
            { name: 'common', test: COMMON, minShareCount: 4, maxModuleSize: 3_000 },
          ],
        },
      },
    },
  },
}));
