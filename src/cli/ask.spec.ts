import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { personRules } from '../../contract/identity';
import { askAll } from './ask';

const QUESTIONS = {
  name: { label: 'First name', rules: personRules.firstName },
  password: { label: 'Password', rules: personRules.password, secret: true },
} as const;

function session(answers: readonly string[], isTTY: boolean) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  const left = [...answers];
  let printed = '';
  output.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const isAsked = stripVTControlCharacters(chunk.toString()).endsWith(': ');
    // An answer comes only after its question.
    if (isTTY && isAsked) setImmediate(() => input.write(`${left.shift()!}\n`));
  });
  if (!isTTY) input.end(answers.map((answer) => `${answer}\n`).join(''));
  return { answers: askAll(input, output, QUESTIONS), printed: () => printed };
}

it('a terminal repeats a question after a mistake, and hides passwords', async () => {
  const { answers, printed } = session(
    ['', 'Ada', 'short', 'Correct-horse-1', 'Correct-horse-2', 'Correct-horse-3', 'Correct-horse-3'],
    true,
  );
  expect(await answers).toEqual({ name: 'Ada', password: 'Correct-horse-3' });
  expect(printed()).toContain('First name is a required field');
  expect(printed()).toContain('The two are not the same.');
  expect(printed()).not.toMatch(/short|horse/);
});

it('a pipe provides one line for each question', async () => {
  expect(await session(['Ada', 'Correct-horse-1'], false).answers).toEqual({
    name: 'Ada',
    password: 'Correct-horse-1',
  });
});

it('a mistake in piped input ends the questions', async () => {
  await expect(session(['Ada', 'short'], false).answers).rejects.toThrow(/[Pp]assword/);
});
