const { join } = require('node:path');

const READER = join(__dirname, '../../../src/modules/guides/read-guide');

/** Guides as the build reads them. */
module.exports = {
  process: (markdown, file) => ({
    code: `const { readGuide, translationsOf } = require(${JSON.stringify(READER)});
exports.__esModule = true;
exports.default = readGuide(${JSON.stringify(markdown)}, translationsOf(${JSON.stringify(file)}));`,
  }),
};
