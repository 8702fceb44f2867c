const { join } = require('node:path');

const READER = join(__dirname, '../../../src/modules/guides/read-guide');

/** Guides as the build reads them. */
module.exports = {
  process: (markdown) => ({
    code: `exports.__esModule = true; exports.default = require(${JSON.stringify(READER)}).readGuide(${JSON.stringify(markdown)});`,
  }),
};
