// Rules for the language of the code, tested in `test/plain-english.spec.ts`.

const WORDS = {
  anew: 'again',
  beside: 'candidate, next to or besides',
  desk: 'controller',
  fault: 'issue, problem or error',
  faults: 'issues, problems or errors',
  furnish: 'seed',
  guise: 'variant',
  heeded: 'handled',
  judged: 'assessed',
  keeper: 'service',
  kept: 'stored or remaining',
  landed: 'settled',
  lately: 'recent',
  nobodys: 'dummy',
  noughts: 'zeros',
  parted: 'split',
  patience: 'timeout',
  said: 'a message or a text',
  sittings: 'attempts',
  somebody: 'a person',
  stretch: 'page',
  stretches: 'pages',
  suspect: 'probe',
  tell: 'notify, report or return',
  telling: 'with a message',
  tells: 'notifies, reports or returns',
  told: 'notified, reported or returned',
  unheard: 'without a response',
  unturned: 'stripped of bidi controls',
  upkeep: 'maintenance',
  walk: 'table test',
  walks: 'table tests',
  wear: 'apply',
  wears: 'applies',
  whoever: 'the user who',
  worn: 'applied',
};

const PHRASES = {
  'by itself': 'automatically',
  'go on': 'continue',
  'goes on': 'continues',
  'in hand': 'in progress',
  'owned list': 'record list',
  'owned lists': 'record lists',
  'take back': 'undo, withdraw or revoke',
  'taken back': 'undone, withdrawn or revoked',
  'takes back': 'undoes, withdraws or revokes',
  'take in': 'handle',
  'taken in': 'handled',
  'takes in': 'handles',
  'under way': 'in progress',
};

/** Names in histories, views, job data and calls. Command names count, since event ids are made from them. */
const STORED_NAMES = new Set([
  'ClassMoveTakenBack',
  'CreditTakenBack',
  'InvitationTakenBack',
  'TakeBackInvitation',
  'faultCount',
  'faults',
  'grade_told',
  'kept',
  'keptAt',
  'takenBack',
  'told',
]);

const PARTICIPLES = new Set(['Asked', 'Given', 'Held', 'Kept', 'Meant', 'Seen', 'Standing', 'Written']);

const MAX_TITLE = 70;
const VERB =
  /\b(is|are|was|were|be|has|have|had|do|does|did|can|cannot|could|may|might|must|will|would|should|let|put|cut|set|\w+(s|ed|n't))\b/i;
const DIRECTIVE = /^\*?\s*(eslint|@ts-|@type|@jest|prettier-|\/ <reference)/;

const wordsIn = (identifier) =>
  identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const names = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '“{{word}}” is not in the glossary: use {{use}}.',
      type: 'A type is a noun: name what {{name}} is.',
    },
  },
  create(context) {
    const check = (id) => {
      if (id?.type !== 'Identifier') return;
      const words = ` ${wordsIn(id.name).join(' ')} `;
      for (const [word, use] of Object.entries({ ...WORDS, ...PHRASES }))
        if (words.includes(` ${word} `)) context.report({ node: id, messageId: 'word', data: { word, use } });
    };
    const checkType = ({ id }) => {
      if (id && PARTICIPLES.has(id.name))
        context.report({ node: id, messageId: 'type', data: { name: id.name } });
      else check(id);
    };
    const checkField = ({ key }) => STORED_NAMES.has(key.name) || check(key);
    const checkBinding = (target) => {
      if (target?.type === 'ObjectPattern') target.properties.forEach(checkProperty);
      else if (target?.type === 'ArrayPattern') target.elements.forEach(checkBinding);
      else if (target?.type === 'AssignmentPattern') checkBinding(target.left);
      else if (target?.type === 'RestElement') checkBinding(target.argument);
      else if (target?.type === 'TSParameterProperty') checkBinding(target.parameter);
      else check(target);
    };
    const checkProperty = (property) => {
      if (property.type === 'RestElement') checkBinding(property);
      else if (!property.shorthand || !STORED_NAMES.has(property.key.name)) checkBinding(property.value);
    };
    const checkFunction = ({ id, params }) => {
      check(id);
      params.forEach(checkBinding);
    };
    return {
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkType,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      MethodDefinition: ({ key }) => check(key),
      PropertyDefinition: ({ key }) => check(key),
      TSInterfaceDeclaration: checkType,
      TSPropertySignature: checkField,
      TSTypeAliasDeclaration: checkType,
      VariableDeclarator: ({ id }) => checkBinding(id),
    };
  },
};

/** Joins consecutive `//` lines into one comment. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const isNext =
      last?.type === 'Line' && comment.type === 'Line' && comment.loc.start.line === last.loc.end.line + 1;
    if (isNext)
      blocks[blocks.length - 1] = {
        ...last,
        loc: { start: last.loc.start, end: comment.loc.end },
        value: `${last.value} ${comment.value}`,
      };
    else blocks.push(comment);
  }
  return blocks;
}

const comments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '“{{word}}” is not in the glossary: use {{use}}.',
      fragment: 'Write a sentence with a verb, or delete the comment.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { loc, type, value } of blocksOf(context.sourceCode.getAllComments())) {
          if (DIRECTIVE.test(value)) continue;
          const text = value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replaceAll(/`[^`]*`|https?:\S+/g, 'x');
          for (const [word, use] of Object.entries({ ...WORDS, ...PHRASES }))
            if (new RegExp(`\\b${word}\\b`, 'i').test(text))
              context.report({ loc, messageId: 'word', data: { word, use } });
          if (type === 'Line' && !VERB.test(text)) context.report({ loc, messageId: 'fragment' });
        }
      },
    };
  },
};

const titles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `A title has at most ${MAX_TITLE} characters.` },
  },
  create(context) {
    const isTest = (callee) =>
      callee.type === 'Identifier'
        ? /^(describe|it|test)$/.test(callee.name)
        : callee.type === 'MemberExpression'
          ? isTest(callee.object)
          : (callee.type === 'CallExpression' && isTest(callee.callee)) ||
            (callee.type === 'TaggedTemplateExpression' && isTest(callee.tag));
    return {
      CallExpression({ callee, arguments: [title] }) {
        if (title?.type !== 'Literal' || typeof title.value !== 'string' || title.value.length <= MAX_TITLE)
          return;
        if (isTest(callee)) context.report({ node: title, messageId: 'long' });
      },
    };
  },
};

export const plainEnglish = { rules: { comments, names, titles } };
