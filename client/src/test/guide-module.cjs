const { dirname, join, relative } = require('node:path');
const { default: createCacheKeyFunction } = require('@jest/create-cache-key-function');

const READER = join(__dirname, '../../../src/modules/guides/read-guide');

/** Guides as the build reads them. */
module.exports = {
  // Without a key of its own, what an older version of this file made would stay in the cache.
  getCacheKey: createCacheKeyFunction([__filename]),
  process: (markdown, file) => ({
    code: `const { readGuide, translationsOf } = require(${JSON.stringify(relative(dirname(file), READER))});
exports.__esModule = true;
exports.default = readGuide(${JSON.stringify(markdown)}, translationsOf(__filename));`,
  }),
};
