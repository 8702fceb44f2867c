import { englishFiles, isThere, languages, textsByPath, translationOf } from './support/catalogues';

const SAME_IN_SPANISH = new Set([
  ...[
    'SAT',
    'ACT',
    'SAT verbal',
    'Verbal',
    'Superscore',
    'Total',
    'Common App',
    'Common App: #',
    'EA',
    'ED I',
    'ED II',
  ],
  ...['Ctrl', 'Ctrl K', 'Control+K Meta+K', 'Control+Z Meta+Z', 'Enter', 'Esc', 'Tab'],
  ...['No', 'Chat', 'Chat, #', 'Error', 'Error #', 'Local', 'Plan', 'Real', 'Regular'],
]);

const catalogues = englishFiles.filter((file) => file.endsWith('.ts'));

describe.each(languages)('the catalogues in %s', (language) => {
  const pairs = catalogues.flatMap((file) => {
    const there = textsByPath(translationOf(file, language), language);
    return [...textsByPath(file, 'en')].flatMap(([place, english]) => {
      const translated = there.get(place);
      return translated ? [{ at: `${file} ${place}`, english, translated }] : [];
    });
  });

  it('have a translation of every catalogue and guide', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(englishFiles.filter((file) => !isThere(translationOf(file, language)))).toEqual([]);
  });

  it('have no text left in English', () => {
    const left = pairs.flatMap(({ at, english, translated }) =>
      translated.texts
        .filter(
          (text) => /\p{L}{2}/u.test(text) && english.texts.includes(text) && !SAME_IN_SPANISH.has(text),
        )
        .map((text) => `${at}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('use the same parameters in every sentence and its translation', () => {
    const other = pairs
      .filter(({ english, translated }) => english.takes !== undefined && english.takes === translated.takes)
      .filter(({ english, translated }) => english.uses !== translated.uses)
      .map(({ at, english, translated }) => `${at}: ${english.uses}, not ${translated.uses}`);
    expect(other).toEqual([]);
  });
});

it('Spanish texts follow Spanish punctuation', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1;
  const problemsIn = (text: string) => [
    ...(count(text, '¿') === count(text, '?') ? [] : ['a question without its beginning or end']),
    ...(count(text, '¡') === count(text, '!') ? [] : ['an exclamation without its beginning or end']),
    ...(/\S {2}| [,.;:!?](?!\w)/.test(text) ? ['a blank too many'] : []),
    ...(/["“][^”]*$|^[^“]*”/.test(text) ? ['quotes that do not match'] : []),
    ...(/\b(usted|vosotros|vuestr[oa]s?|vos)\b/i.test(text) ? ['another form of address than tú'] : []),
    ...(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|August|undefined|null)\b/.test(text) ? ['English'] : []),
  ];
  const problems = catalogues.flatMap((file) =>
    [...textsByPath(translationOf(file, 'es'), 'es')].flatMap(([place, { texts }]) =>
      texts.flatMap((text) => problemsIn(text).map((problem) => `${file} ${place}, ${problem}: ${text}`)),
    ),
  );
  expect(problems).toEqual([]);
});
