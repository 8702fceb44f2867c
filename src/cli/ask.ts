import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { ruleSentences } from '../../contract/en/rules';
import { violation, type FieldRules } from '../../contract/rules';
import { sentenceOf } from '../../contract/sentences';

export type Input = Readable & { readonly isTTY?: boolean };

export interface Question {
  readonly label: string;
  readonly rules: FieldRules;
  readonly secret?: true;
}

/** Repeats a question after a mistake in a terminal; fails at a mistake in piped lines. */
export async function askAll<Name extends string>(
  input: Input,
  output: Writable,
  questions: Readonly<Record<Name, Question>>,
): Promise<Record<Name, string>> {
  const isTerminal = input.isTTY === true;
  let hidden = false;
  const shown = new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      if (!hidden) output.write(chunk);
      written();
    },
  });
  const reader = createInterface({ input, output: shown, terminal: isTerminal });
  const closed = once(reader, 'close').then(() => Promise.reject(new Error('Nothing was created.')));
  closed.catch(() => undefined);
  const lines = isTerminal ? undefined : reader[Symbol.asyncIterator]();

  const type = (label: string, secret: boolean) =>
    new Promise<string>((resolve) => {
      reader.question(`${label}: `, (answer) => {
        hidden = false;
        // The hidden input hid its line break, too.
        if (secret) output.write('\n');
        resolve(answer.trim());
      });
      hidden = secret;
    });
  const read = async (label: string, secret: boolean): Promise<string> => {
    if (!lines) return Promise.race([type(label, secret), closed]);
    output.write(`${label}: `);
    const { value } = (await lines.next()) as { value?: string };
    return value?.trim() ?? '';
  };
  const issueWith = async ({ label, rules, secret }: Question, answer: string) => {
    const violated = violation(rules, answer);
    if (violated) return sentenceOf(violated, ruleSentences);
    if (!isTerminal || !secret) return undefined;
    return (await read(`${label}, again`, true)) === answer ? undefined : 'The two are not the same.';
  };
  const ask = async (question: Question): Promise<string> => {
    for (;;) {
      const answer = await read(question.label, question.secret === true);
      const issue = await issueWith(question, answer);
      if (!issue) return answer;
      if (!isTerminal) throw new Error(issue);
      output.write(`${issue}\n`);
    }
  };
  try {
    const answers: [string, string][] = [];
    for (const [name, question] of Object.entries<Question>(questions))
      answers.push([name, await ask(question)]);
    return Object.fromEntries(answers) as Record<Name, string>;
  } finally {
    reader.close();
    input.destroy();
  }
}
