const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const RULE = /[^{}]+\{[^}]*\}/g;

/**
 * Queries by role read the style of every element and its ancestors, for which jsdom tries each rule of its style sheet
 * and computes eight colours. Queries only need `display` and `visibility`, and no spec reads more.
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
