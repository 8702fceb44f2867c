import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { plainEnglish } from './scripts/eslint/plain-english.mjs';

const specs = ['**/*.spec.{ts,tsx}'];
const nodeGlobals = [
  'Buffer',
  'URL',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'process',
];
const commonJsGlobals = ['__dirname', '__filename', 'exports', 'module', 'require'];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** What gives another answer the next time it is asked. */
const ambientSyntax = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time as a value.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Take the time as a value.' },
];
const ambientGlobals = [
  'process',
  'fetch',
  'performance',
  'crypto',
  'globalThis',
  'setTimeout',
  'setInterval',
];
const ambientProperties = [
  { object: 'Date', property: 'now', message: 'Take the time as a value.' },
  { object: 'Math', property: 'random', message: 'The same history must yield the same result.' },
];

/** Words with a blank between them, but for markup: what people read is in the catalogues. */
const WORDS = '/^[^<{]*[A-Za-z] +[A-Za-z]/';
const EXEMPT =
  ':not(NewExpression[callee.name=/Error$|^CannotStart$/] *):not(CallExpression[callee.object.property.name=/^logger$/] *)' +
  // What /api/docs says of a field is for programmers, like a comment.
  ":not(CallExpression[callee.name='described'] > Literal:first-child)" +
  // So is what the documentation says of a stream.
  ":not(Property[key.name='stream'] *)";
const sentence = 'Sentences have one home: put it into messages.ts or en.ts.';
const serverSentences = [
  { selector: `Literal[value=${WORDS}]${EXEMPT}`, message: sentence },
  { selector: `TemplateElement[value.cooked=${WORDS}]${EXEMPT}`, message: sentence },
  {
    selector: `TemplateElement[value.cooked=/^ +[a-z]{2}|^[^<{]*[A-Za-z]{2} +$/]${EXEMPT}`,
    message: sentence,
  },
];

const asyncWait = {
  selector: "CallExpression[callee.property.name='waitForFunction'] > ArrowFunctionExpression[async=true]",
  message: 'Playwright takes the promise for true and does not wait: use eventually() with page.evaluate().',
};
const inheritedOutput = {
  selector: "Property[key.name='stdio'] Literal[value='inherit']",
  message: 'A process that is left over would keep Jest from ending: pipe it.',
};

const englishOnly = {
  regex: 'contract/',
  importNamePattern: '^([a-z]\\w*M|m)essages$|^r(ule|equest)Sentences$',
  message: 'Everyone would read it in English: import it in messages.ts or en.ts.',
};

/** Where sentences are at home, and names that are data. */
const catalogues = [
  ...specs,
  '**/{en,es}.ts',
  'src/**/messages.ts',
  'contract/{en,es}/*.ts',
  '**/*.{audit,events,samples}.ts',
  'contract/{exam-definitions,us-states}.ts',
  'src/modules/colleges/imports/school-types.ts',
  'src/modules/exams/forms/{form-places,sample-skills}.ts',
];

const iconName = 'Icons are components of shared/ui/icons.ts: a name loads every icon there is.';
const clientSyntax = [
  {
    selector: "JSXAttribute[name.name='type'] > Literal[value='date']",
    message: 'Dates are typed or picked in shared/form/DateInput.tsx.',
  },
  { selector: 'JSXAttribute[name.name=/icon$/i] > Literal', message: iconName },
  {
    selector: 'JSXAttribute[name.name=/icon$/i] > JSXExpressionContainer > Literal[raw=/^["\']/]',
    message: iconName,
  },
  {
    selector: "NewExpression[callee.name='Date'] > Literal[value=/^\\d{4}-\\d{2}-\\d{2}$/]",
    message: 'It means midnight in UTC, the day before in New York: use shared/lib/time.ts.',
  },
  {
    selector:
      ":matches(CallExpression[callee.name=/^set[A-Z]/], CallExpression[callee.object.name='toast'], JSXElement > JSXExpressionContainer) > CallExpression[callee.name='messageOf']",
    message:
      'A failure says its plain sentence first: show errorMessage(error), by Failure or toast.failure.',
  },
];

const unwrappedEvent = {
  selector: "ExpressionStatement > CallExpression[callee.name='applyEvent']",
  message: 'The page would change outside of act(): write act(() => applyEvent(…)).',
};

/**
 * What people read, wherever it is not in a catalogue: letters between tags and in the props and properties that are
 * shown or read out, and anywhere a capitalised word or letters, a blank and letters.
 */
const letters = '/(^|[^\\x2f\\p{L}?&])\\p{L}/u';
const phrase = '/^\\p{Lu}\\p{Ll}+(?![\\p{L}\\x2f])|\\p{L}[,.:;!?…’)”]* [(“]?\\p{L}/u';
const shown =
  '/^(aria-(label|description|roledescription|valuetext)|alt|caption|copied|empty|head(er|ing)|help|helperText|label|labelInfo|legend|message|none|noun|placeholder|plural|summary|text|title|what|(confirm|submit)Label)$/';
const notShown = [
  "CallExpression[callee.object.name='console'] > *",
  'NewExpression[callee.name=/Error$/] > *',
  "CallExpression[callee.name='useMedia'] > *",
  'CallExpression[callee.property.name=/^(closest|matches|matchMedia|querySelector(All)?)$/] > *',
  'BinaryExpression[operator=/^[!=]==$/] > *',
  'SwitchCase > *',
  'ImportDeclaration > *',
  'TSLiteralType > *',
  'JSXAttribute[name.name=/^(className|columns|d|rel|size)$/] > *',
  'Property[key.name=/^(rel|type)$/] > *',
  // Tags of the cache.
  'CallExpression[callee.name=/^(lists|resource)$|Tags$/] > *',
  'Property[key.name=/Tags$/] *',
].join(', ');
const either = ':matches(ConditionalExpression, LogicalExpression) > ';
const shownIn = (place) =>
  ['', either, either + either].flatMap((choice) => [
    `${place} > ${choice}Literal[value=${letters}]`,
    `${place} > ${choice}TemplateLiteral > TemplateElement[value.cooked=${letters}]`,
  ]);
const sentenceSyntax = [
  'JSXText[value=/\\p{L}/u]',
  `JSXAttribute[name.name=${shown}] > Literal[value=${letters}]`,
  ...shownIn(`JSXAttribute[name.name=${shown}] > JSXExpressionContainer`),
  ...shownIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  ...shownIn(`Property[key.name=${shown}]`),
  `Literal[value=${phrase}]:not(${notShown})`,
  `TemplateElement[value.cooked=${phrase}]`,
  `Property[shorthand=false][computed=false] > Identifier.key[name=${phrase}][name!=/^(Home|End|Enter|Escape)$/]`,
  "CallExpression[callee.name='counted'] > Literal",
].map((selector) => ({ selector, message: 'What people read belongs to the catalogue, en.ts.' }));

const clock =
  'The clocks of devices are wrong: use shared/lib/clock.ts, or performance.now() for how long something took.';
const deviceClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: clock },
];

const language = {
  name: 'Intl',
  message: 'Take words for dates and numbers from shared/lib/time.ts and format.ts, which know the language.',
};
const blueprint = [
  {
    name: '@blueprintjs/core',
    importNames: ['Tag'],
    message:
      'Each measures its words, for which the browser lays out the page once more: use shared/ui/StatusTag.',
  },
  {
    name: '@blueprintjs/core',
    importNames: ['Popover'],
    message: 'It misplaces its content under React 19: use PopoverNext.',
  },
  {
    name: '@blueprintjs/core',
    importNames: ['Alert'],
    message: 'It has no accessible name: use shared/form/ConfirmDialog.',
  },
  {
    name: '@blueprintjs/core',
    importNames: ['NumericInput'],
    message: 'Its buttons point at an id that is not there: use InputGroup type="number".',
  },
  {
    name: '@blueprintjs/select',
    importNames: ['Select'],
    message: 'It breaks ARIA: use HTMLSelect, or Suggest for a long list.',
  },
];
const lazies = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message: 'What cannot be fetched would take the whole page along: use shared/ui/lazyComponent.',
};
const icons = {
  group: ['@blueprintjs/icons', '@blueprintjs/icons/*'],
  message: 'Take icons from shared/ui/icons.ts.',
};
const dates = {
  group: ['date-fns', 'date-fns/*', '@date-fns/*'],
  message: 'Take dates from shared/lib/time.ts.',
};
const clientImports = (...patterns) => ({
  'no-restricted-imports': ['error', { paths: [...blueprint, lazies], patterns }],
});

/** They throw where they are full or forbidden. */
const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use shared/lib/storage or shared/lib/stored.',
}));

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', 'data/']),
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: readonly([...nodeGlobals, 'setInterval', 'setTimeout']) },
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_' }] },
  },
  {
    files: ['client/public/theme.js'],
    languageOptions: { globals: readonly(['document', 'localStorage']) },
  },
  {
    files: ['client/service-worker.js'],
    languageOptions: { globals: readonly(['Request', 'Response', '__SHELL__', 'caches', 'self']) },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: readonly(commonJsGlobals) } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A port is asynchronous even where its adapter is not, and then async makes of a throw a rejection.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'plain-english': plainEnglish },
    rules: {
      'plain-english/comments': 'error',
      'plain-english/names': 'error',
      'plain-english/titles': 'error',
    },
  },
  {
    // Bodies of answers and matchers are any: the assertions are what checks them.
    files: [...specs, 'test/**/*.ts', 'src/kernel/testing.ts', 'client/src/test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/**/*.ts', 'src/platform/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', inheritedOutput, asyncWait] },
  },
  {
    files: [
      'projections/**/*.ts',
      'src/**/*.{audit,decider,events}.ts',
      'src/kernel/**/*.ts',
      'contract/**/*.ts',
    ],
    ignores: specs,
    rules: {
      'no-restricted-globals': ['error', ...ambientGlobals],
      'no-restricted-properties': ['error', ...ambientProperties],
      'no-restricted-syntax': ['error', ...ambientSyntax],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [...specs, '**/{en,es}.ts', 'src/**/messages.ts', 'src/cli/ask.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [englishOnly] }] },
  },
  {
    files: ['src/modules/**/*.ts'],
    ignores: [...catalogues, '**/*.decider.ts'],
    rules: { 'no-restricted-syntax': ['error', ...serverSentences] },
  },
  {
    files: ['src/modules/**/*.decider.ts', 'contract/**/*.ts'],
    ignores: catalogues,
    rules: { 'no-restricted-syntax': ['error', ...ambientSyntax, ...serverSentences] },
  },
  {
    files: ['projections/**/*.ts', 'src/**/*.{audit,decider,events}.ts'],
    ignores: specs,
    rules: { 'no-restricted-globals': ['error', 'Date', ...ambientGlobals] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': ['error', ...clientSyntax],
      ...clientImports(icons, dates),
      // React drops what a handler returns, a promise as well as `void promise`.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['client/src/**/*.spec.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...clientSyntax, unwrappedEvent] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: [...specs, 'client/src/test/**', '**/{en,es}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clientSyntax, ...sentenceSyntax, ...deviceClock] },
  },
  {
    files: ['client/src/shared/lib/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clientSyntax, ...sentenceSyntax] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['client/src/shared/lib/{format,once.spec,time}.ts'],
    rules: { 'no-restricted-globals': ['error', language] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: [...specs, 'client/src/test/**', 'client/src/shared/lib/{format,time}.ts'],
    rules: { 'no-restricted-globals': ['error', language, ...storages] },
  },
  {
    files: ['client/src/shared/ui/lazyComponent.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: blueprint, patterns: [icons, dates] }] },
  },
  // The compiler leaves the one component alone that draws the rows in view.
  { files: ['client/src/shared/list/VirtualRows.tsx'], rules: { 'react-hooks/incompatible-library': 'off' } },
  { files: ['client/src/shared/ui/icons.ts'], rules: clientImports(dates) },
  { files: ['client/src/shared/lib/time.ts', 'client/src/shared/form/es.ts'], rules: clientImports(icons) },
);
