import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES, PRODUCT } from '../../contract/guides';
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

const download = (guide: string) => app.call('get', `/guides/${guide}/download`, student);

const markdownOf = (guide: string) =>
  readFileSync(join(__dirname, '../../contract/guides/en', `${guide}.md`), 'utf8');

describe.each(GUIDES)('the guide %s', (name) => {
  it('is a PDF with all it says, a foot on every page and the name of the product', async () => {
    const { body, headers } = await download(name).responseType('blob').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}.pdf"`);
    const { title, tagged, pages } = await textOf(body as Uint8Array);
    const guide = readGuide(markdownOf(name).replaceAll(PRODUCT, 'Orbis'));
    expect(title).toBe(guide.title);
    expect(tagged).toBe(true);
    const whole = pages.join(' ');
    for (const block of guide.blocks) {
      if (block.kind === 'heading') expect(whole).toContain(block.text);
      if (block.kind === 'checklist') for (const item of block.items) expect(whole).toContain(item);
    }
    expect(whole).not.toContain(PRODUCT);
    pages.forEach((page, index) => {
      expect(page).toContain('Orbis Guides');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('has nine hundred words, headings and a checklist of items that fit a task’s name', () => {
    const { blocks } = readGuide(markdownOf(name));
    expect(markdownOf(name).split(/\s+/).length).toBeGreaterThanOrEqual(900);
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(5);
    const items = blocks.flatMap((block) => (block.kind === 'checklist' ? block.items : []));
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect(item.length).toBeLessThanOrEqual(50);
  });
});

it('knows no other guide', async () => {
  const { body } = await download('..%2F..%2Fpackage').expect(404);
  expect(body).toMatchObject({ code: 'guide-not-found', message: 'There is no such guide.' });
});

const ADVICE = {
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
};

it.each(Object.entries(ADVICE))('%s gives the figures of its advice', (name, figures) => {
  const text = markdownOf(name).replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').toLowerCase();
  for (const figure of figures) expect(text).toContain(figure.toLowerCase());
});

it.each(['<b>bold</b>', '[a link](https://example.test)', '# Too large', '`code`', 'AT&amp;T'])(
  'refuses %s in a guide',
  (markdown) => {
    expect(() => readGuide(`---\ntitle: A\n---\n${markdown}\n`)).toThrow('A guide does not hold this');
  },
);
