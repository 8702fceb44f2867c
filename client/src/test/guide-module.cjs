const { dirname, join, relative } = require('node:path');
const { default: createCacheKeyFunction } = require('@jest/create-cache-key-function');

const READER = join(__dirname, '../../../src/modules/guides/read-guide');

module.exports = {
  // Without a cache key, Jest would reuse the output of an older version of this file.
  getCacheKey: createCacheKeyFunction([__filename]),
  process: (markdown, file) => ({
    code: `const { readGuide, translationsOf } = require(${JSON.stringify(relative(dirname(file), READER))});
exports.__esModule = true;
exports.default = readGuide(${JSON.stringify(markdown)}, translationsOf(__filename));`,
  }),
};
