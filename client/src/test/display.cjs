const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const RULE = /[^{}]+\{[^}]*\}/g;

/** Only `display` and `visibility` matter to queries by role, for which jsdom would try each rule on every ancestor. */
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
