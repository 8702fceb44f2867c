import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { readGuide, translationsOf } from '../src/modules/guides/read-guide';
import { baseOf, languageOf, speaking } from './vite/language';
import { leanFirstLoad } from './vite/lean';

const api = 'http://127.0.0.1:3000';

/** Blueprint's parts no screen uses; its dark rules too, because tokens.css recolours both schemes. */
const UNUSED = [
  'alert',
  'blockquote',
  'breadcrumb',
  'card-list',
  'code',
  'compound-tag',
  'control-card',
  'dark',
  'dialog-step',
  'editable-text',
  'elevation-[1-4]',
  'entity-title',
  'file-',
  'hotkey',
  'html-table',
  'icon-(?!standard|large)[a-z]',
  'key',
  'link',
  'multistep',
  'navbar',
  'non-ideal',
  'numeric-input',
  'panel-stack',
  'resizable',
  'running-text',
  'section',
  'slider',
  'submenu',
  'tag-input',
  'toast',
  'tree',
];
const unused = new RegExp(String.raw`\.bp6-(?:${UNUSED.join('|')})|\[data-bp-color-scheme`);

const trimBlueprint: PostcssPlugin = {
  postcssPlugin: 'trim-blueprint',
  Rule(rule) {
    const kept = rule.selectors.filter((selector) => !unused.test(selector));
    if (kept.length === rule.selectors.length) return;
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  },
};

/** Guides come to the browser read, so that it needs no Markdown. */
const guides: Plugin = {
  name: 'guides',
  transform: (code, id) =>
    id.endsWith('.md')
      ? { code: `export default ${JSON.stringify(readGuide(code, translationsOf(id)))}`, map: null }
      : undefined,
};

const language = languageOf(process.env);

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? baseOf(language) : '/',
  plugins: [react(), ...speaking(language), ...leanFirstLoad(language), guides],
  define: { NODE_ENV: JSON.stringify(mode) },
  resolve: {
    alias: { contract: fileURLToPath(new URL('../contract', import.meta.url)) },
    dedupe: ['react', 'react-dom'],
  },
  css: { postcss: { plugins: [trimBlueprint] } },
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
    // Few files, for each costs headers and a turn: what is there at once, and what most pages share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 20 },
          ],
        },
      },
    },
  },
}));
