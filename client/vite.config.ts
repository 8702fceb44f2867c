import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:3000';

/** Blueprint components no screen uses; the dark rules go too, because tokens.css recolours both schemes. */
const UNUSED = new RegExp(
  String.raw`\.bp6-(dark|icon-(?!standard|large)[a-z]|compound-tag|file-|slider|editable-text|tree|multistep|panel-stack|` +
    String.raw`entity-title|breadcrumb|section|key|hotkey|code|numeric-input|navbar|control-card|segmented-control|` +
    String.raw`alert|running-text|resizable|submenu|drawer\.bp6-position|toast|elevation-[1-4]|link|tag-input|html-table)`,
);

const trimBlueprint: PostcssPlugin = {
  postcssPlugin: 'trim-blueprint',
  Rule(rule) {
    const kept = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (kept.length === rule.selectors.length) return;
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  define: { NODE_ENV: JSON.stringify(mode) },
  resolve: {
    alias: { contract: fileURLToPath(new URL('../contract', import.meta.url)) },
    dedupe: ['react', 'react-dom'],
  },
  css: { postcss: { plugins: [trimBlueprint] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } },
  },
  build: { target: 'es2022', manifest: true },
}));
