import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../../contract/document';
import { GUIDES, PRODUCT } from '../../contract/guides';
import { LANGUAGES, type Language } from '../../contract/languages';
import { readGuide } from '../../src/modules/guides/read-guide';
import { TestApp, type User } from '../support/app';
import { textOf } from '../support/pdf-text';

let app: TestApp;
let student: User;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PRODUCT_NAME: 'Orbis' });
  student = await app.user('student', 'Maya');
});

afterAll(() => app.dispose());

const download = (guide: string, language: Language) =>
  app.call('get', `/guides/${guide}/download`, student).set('accept-language', language);

const markdownOf = (guide: string, language: Language) =>
  readFileSync(join(__dirname, '../../contract/guides', language, `${guide}.md`), 'utf8');

const FEET: Readonly<Record<Language, { guides: string; page: (page: number, pages: number) => string }>> = {
  en: { guides: 'Orbis Guides', page: (page, pages) => `Page ${page} of ${pages}` },
  es: { guides: 'Guías de Orbis', page: (page, pages) => `Página ${page} de ${pages}` },
};

describe.each(LANGUAGES.flatMap((language) => GUIDES.map((name) => [name, language] as const)))(
  'the guide %s in %s',
  (name, language) => {
    const markdown = markdownOf(name, language);

    it('is a PDF with the whole text, a footer on every page and the product', async () => {
      const { body, headers } = await download(name, language).responseType('blob').expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.pdf"`);
      const { title, tagged, pages } = await textOf(body as Uint8Array);
      const guide = readGuide(markdown.replaceAll(PRODUCT, 'Orbis'));
      expect(title).toBe(guide.title);
      expect(tagged).toBe(true);
      const whole = pages.join(' ');
      for (const block of guide.blocks) {
        if (block.kind === 'heading') expect(whole).toContain(block.text);
        if (block.kind === 'checklist') for (const item of block.items) expect(whole).toContain(item);
      }
      expect(whole).not.toContain(PRODUCT);
      const foot = FEET[language];
      pages.forEach((page, index) => {
        expect(page).toContain(foot.guides);
        expect(page).toContain(foot.page(index + 1, pages.length));
      });
    });

    it('has nine hundred words, headings, and a checklist of possible tasks', () => {
      const { blocks } = readGuide(markdown);
      expect(markdown.split(/\s+/).length).toBeGreaterThanOrEqual(900);
      expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(5);
      const items = blocks.flatMap((block) => (block.kind === 'checklist' ? block.items : []));
      expect(items.length).toBeGreaterThanOrEqual(5);
      expect(new Set(items).size).toBe(items.length);
      for (const item of items) expect(item.length).toBeLessThanOrEqual(50);
    });
  },
);

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

it.each(TRANSLATED.flatMap((language) => GUIDES.map((name) => [name, language] as const)))(
  'the guide %s has in %s the same parts, figures and names as in English',
  (name, language) => {
    const [english, translated] = [markdownOf(name, 'en'), markdownOf(name, language)];
    expect(readGuide(translated).blocks.map(partOf)).toEqual(readGuide(english).blocks.map(partOf));
    expect(figuresIn(translated)).toEqual(figuresIn(english));
  },
);

/** Describes the kind and size of a block without its words; checklist items correspond by position. */
function partOf(block: Block) {
  switch (block.kind) {
    case 'heading':
      return [block.kind, block.level];
    case 'list':
      return [block.ordered, block.items.length];
    case 'checklist':
      return [block.kind, block.items.length];
    case 'table':
      return [block.kind, ...[block.head, ...block.rows].map((row) => row.length)];
    case 'paragraph':
    case 'quote':
      return [block.kind];
  }
}

const figuresIn = (markdown: string) => [...new Set(markdown.match(/\d+|{product}/g))].sort();

it('an unknown guide is not found', async () => {
  const { body } = await download('..%2F..%2Fpackage', 'en').expect(404);
  expect(body).toMatchObject({ code: 'guide-not-found', message: 'Guide not found.' });
});

const ADVICE: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    testing: [
      '1400',
      '1500',
      'below 1300',
      'the 30s',
      '34 and above',
      'below 28',
      'at most 250 to 300 points on the SAT, or 3 to 4 on the ACT',
      '50th percentile',
      '25th',
      'AP scores of 4 and 5',
    ],
    'letters-of-recommendation': ['first month of 12th grade'],
    'interview-planning': ['24 hours', '15 minutes', 'two to three'],
    'how-all-this-works': ['Account Review', 'Schedule Help'],
  },
  es: {
    testing: [
      '1400',
      '1500',
      'menos de 1300',
      '30 o más',
      '34 o más',
      'menos de 28',
      'como máximo de 250 a 300 puntos en el SAT, o de 3 a 4 en el ACT',
      'percentil 50',
      'por debajo del 25',
      'puntajes de 4 y 5 en los exámenes AP',
    ],
    'letters-of-recommendation': ['primer mes del 12.º grado'],
    'interview-planning': ['24 horas', '15 minutos', 'dos o tres'],
    'how-all-this-works': ['Revisión de cuenta', 'Agendar ayuda'],
  },
};

it.each(
  LANGUAGES.flatMap((language) =>
    Object.entries(ADVICE[language]).map(([name, figures]) => [name, language, figures] as const),
  ),
)('the guide %s gives in %s the figures of its advice', (name, language, figures) => {
  const text = markdownOf(name, language).replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').toLowerCase();
  for (const figure of figures) expect(text).toContain(figure.toLowerCase());
});
