/** Guides as the build reads them. */
module.exports = {
  process: (markdown) => ({
    code: `exports.__esModule = true; exports.default = require('contract/guides/read-guide').readGuide(${JSON.stringify(markdown)});`,
  }),
};
