const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const RULE = /[^{}]+\{[^}]*\}/g;

/**
 * Queries by role read the style of every ancestor, for which jsdom tries each rule; only `display` and
 * `visibility` matter.
 */
const rules = require(SHEET)
  .replaceAll(/\/\*.*?\*\//gs, '')
  .match(RULE);
require.cache[SHEET].exports = rules.filter((rule) => /\b(display|visibility):/.test(rule)).join('\n');

const {
  propertiesWithResolvedValueImplemented: properties,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [name, { computedValue }] of Object.entries(properties)) {
  if (computedValue === 'computed-color') delete properties[name];
}
