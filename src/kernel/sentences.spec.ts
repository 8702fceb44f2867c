import { Rejected } from './errors';
import { messagesOf } from './sentences';

const en = {
  'no-cup': 'There is no cup.',
  'no-cup.of-size': ({ millilitres }: { millilitres: number }) => `There is no cup of ${millilitres} ml.`,
};
const es: typeof en = {
  'no-cup': 'No hay ninguna taza.',
  'no-cup.of-size': ({ millilitres }) => `No hay ninguna taza de ${millilitres} ml.`,
};
const say = messagesOf({ en, es });

it('a message has a code for programs and a sentence per language', () => {
  const refused = new Rejected('not-found', say('no-cup.of-size', { millilitres: 200 }));
  expect(refused).toMatchObject({ code: 'no-cup', message: 'There is no cup of 200 ml.' });
  expect(refused.localized.in('en')).toBe('There is no cup of 200 ml.');
  expect(refused.localized.in('es')).toBe('No hay ninguna taza de 200 ml.');
  expect(say('no-cup').in('es')).toBe('No hay ninguna taza.');
});

it('a message exposes no parameters to the log', () => {
  const email = 'somebody@example.test';
  const unknown = ({ email }: { email: string }) => `Nobody has ${email}.`;
  const refusal = messagesOf({ en: { unknown }, es: { unknown } })('unknown', { email });
  expect(JSON.stringify({ ...refusal })).toBe('{}');
});

it('a message needs a known code and the parameters of its sentence', () => {
  // @ts-expect-error There is no such code.
  expect(() => say('no-saucer').in('en')).toThrow(TypeError);
  // @ts-expect-error The sentence needs its parameters.
  expect(() => say('no-cup.of-size').in('en')).toThrow(TypeError);
});
