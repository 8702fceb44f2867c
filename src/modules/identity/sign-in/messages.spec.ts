import { mailWords } from './messages';

const productName = 'Quadrangle';

describe.each(Object.entries(mailWords))('sign-in mails in %s', (_, words) => {
  const news = Object.entries(words).flatMap(([name, one]) => ('sentence' in one ? [{ name, ...one }] : []));

  it.each(news)('are complete without a single sign-on provider: $name', ({ sentence }) => {
    expect(sentence({ productName, issuer: undefined, left: 1 })).toMatch(/^(?!.*(undefined| \.)).+\.$/);
  });
});

it('counts the recovery codes that are left', () => {
  const { sentence } = mailWords.en.RecoveryCodeUsed;
  const ends = [1, 2].map((left) => sentence({ productName, issuer: undefined, left }).split('code. ')[1]);
  expect(ends).toEqual(['You have 1 left.', 'You have 2 left.']);
});
