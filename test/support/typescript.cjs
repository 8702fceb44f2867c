// For `node --require`: lets child processes of tests run TypeScript.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const root = join(__dirname, '../..');

require.extensions['.ts'] = (module, filename) =>
  module._compile(
    transformSync(readFileSync(filename, 'utf8'), { filename, root, cwd: root, sourceMaps: 'inline' }).code,
    filename,
  );
