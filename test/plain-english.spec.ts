import { join } from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';

type Rule = Parameters<RuleTester['run']>[1];

const { plainEnglish } = jest.requireActual<{
  plainEnglish: { rules: Record<'comments' | 'names' | 'titles', Rule> };
}>(join(__dirname, '..', 'scripts', 'eslint', 'plain-english.mjs'));
const { comments, names, titles } = plainEnglish.rules;

const tester = new RuleTester({ languageOptions: { parser } });

tester.run('plain-english/names', names, {
  valid: [
    'class CreditService {}',
    'interface StoredUpload {}',
    'const recentEvents = []',
    // Histories and calls have these names.
    'interface Undone { readonly kept: number }',
    'const { faults, kept } = read();',
    'const { faults: issues } = read();',
  ],
  invalid: [
    { code: 'class CreditKeeper {}', errors: [{ messageId: 'word' }] },
    { code: 'const sealedLately = []', errors: [{ messageId: 'word' }] },
    { code: 'const SESSION_UPKEEP = 1', errors: [{ messageId: 'word' }] },
    { code: 'const peopleTold = []', errors: [{ messageId: 'word' }] },
    { code: 'const besideOf = () => 1', errors: [{ messageId: 'word' }] },
    { code: 'const takesBack = {}', errors: [{ messageId: 'word' }] },
    { code: 'function goesOn() {}', errors: [{ messageId: 'word' }] },
    { code: 'const kept = []', errors: [{ messageId: 'word' }] },
    { code: 'interface ImportFault {}', errors: [{ messageId: 'word' }] },
    { code: 'class Room { tell() {} }', errors: [{ messageId: 'word' }] },
    { code: 'class Room { told = [] }', errors: [{ messageId: 'word' }] },
    { code: 'interface Plan { readonly keptRows: number }', errors: [{ messageId: 'word' }] },
    { code: 'const print = (faults) => faults', errors: [{ messageId: 'word' }] },
    { code: 'class Room { constructor(private readonly told) {} }', errors: [{ messageId: 'word' }] },
    {
      code: 'const { issues: faults, ...kept } = read();',
      errors: [{ messageId: 'word' }, { messageId: 'word' }],
    },
    { code: 'const [fault = 1] = read();', errors: [{ messageId: 'word' }] },
    { code: 'interface Told {}', errors: [{ messageId: 'word' }] },
    { code: 'interface Held {}', errors: [{ messageId: 'type' }] },
    { code: "type Kept = 'a'", errors: [{ messageId: 'type' }] },
  ],
});

tester.run('plain-english/comments', comments, {
  valid: [
    '// The lease expires before the call ends.\nlet a;',
    '/** Rejects a token that was never issued. */\nlet a;',
    '/** The number of calls. */\nlet a;',
  ],
  invalid: [
    { code: '// Runs it by itself.\nlet a;', errors: [{ messageId: 'word' }] },
    { code: '// The colleges are kept.\nlet a;', errors: [{ messageId: 'word' }] },
    { code: '// The student is told later.\nlet a;', errors: [{ messageId: 'word' }] },
    {
      code: '/** Takes back what somebody did. */\nlet a;',
      errors: [{ messageId: 'word' }, { messageId: 'word' }],
    },
    { code: '// Newest first.\nlet a;', errors: [{ messageId: 'fragment' }] },
  ],
});

tester.run('plain-english/titles', titles, {
  valid: [`it('${'a'.repeat(70)}', () => {});`, `say('${'a'.repeat(90)}');`],
  invalid: [
    { code: `it('${'a'.repeat(71)}', () => {});`, errors: [{ messageId: 'long' }] },
    { code: `describe.each([1])('${'a'.repeat(71)}', () => {});`, errors: [{ messageId: 'long' }] },
  ],
});
