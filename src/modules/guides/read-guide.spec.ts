import { join } from 'node:path';
import type { Block } from '../../../contract/document';
import { readGuide, translationsOf } from './read-guide';

const guide = (body: string, title = 'A guide') => `---\ntitle: ${title}\n---\n${body}\n`;

const blocksOf = (body: string) => readGuide(guide(body)).blocks;

const CONTRACT = join(__dirname, '..', '..', '..', 'contract');

describe('a guide', () => {
  it('has the title of its front matter', () => {
    expect(readGuide(guide('Text.', 'Essays: how to begin'))).toEqual({
      title: 'Essays: how to begin',
      blocks: [{ kind: 'paragraph', text: ['Text.'] }],
    });
  });

  it.each([
    ['no front matter', 'Text.\n'],
    ['no title', '---\nauthor: Ada\n---\nText.\n'],
    ['an empty title', '---\ntitle: \n---\nText.\n'],
    ['a line before its front matter', '\n---\ntitle: A guide\n---\nText.\n'],
    ['front matter that does not end', '---\ntitle: A guide\nText.\n'],
  ])('is refused with %s', (_, markdown) => {
    expect(() => readGuide(markdown)).toThrow('A guide begins with its title.');
  });

  it.each<[string, Block[]]>([
    [
      '## Large\n\n### Small',
      [
        { kind: 'heading', level: 2, text: 'Large' },
        { kind: 'heading', level: 3, text: 'Small' },
      ],
    ],
    [
      'One\nline, **two\nwords** and *one*.\n\nTwo.',
      [
        { kind: 'paragraph', text: ['One line, ', { strong: 'two words' }, ' and ', { em: 'one' }, '.'] },
        { kind: 'paragraph', text: ['Two.'] },
      ],
    ],
    ['> Be *yourself*.', [{ kind: 'quote', text: ['Be ', { em: 'yourself' }, '.'] }]],
    ['- One\n- **Two**', [{ kind: 'list', ordered: false, items: [['One'], [{ strong: 'Two' }]] }]],
    ['1. One\n\n2. Two', [{ kind: 'list', ordered: true, items: [['One'], ['Two']] }]],
    ['- [ ] One\n- [x] Two', [{ kind: 'checklist', items: ['One', 'Two'] }]],
    ['- [ ] One\n  line\n\n- [ ] Two', [{ kind: 'checklist', items: ['One line', 'Two'] }]],
    [
      '| Test | Score |\n| --- | --- |\n| SAT | **1400** |',
      [{ kind: 'table', head: [['Test'], ['Score']], rows: [[['SAT'], [{ strong: '1400' }]]] }],
    ],
    ['', []],
  ])('reads %j', (body, blocks) => expect(blocksOf(body)).toEqual(blocks));

  it.each([
    '<b>bold</b>',
    '[a link](https://example.test)',
    'https://example.test',
    '![a picture](picture.png)',
    '# Too large',
    '#### Too small',
    '`code`',
    '```\ncode\n```',
    '~~struck~~',
    'AT&amp;T',
    'An escaped \\* star',
    '**strong with *emphasis* inside**',
    'A forced  \nline',
    '- A list\n  - in a list',
    '- One item\n\n  of two paragraphs',
    '- [ ] An item of a checklist\n- and another one',
    '> ## A heading in a quote',
    'A line\n\n---\n\nbelow it',
    '## A **strong** heading',
    '## [A link](https://example.test)',
    '## AT&amp;T',
    '- [ ] A **strong** item',
    '- [ ] [A link](https://example.test)',
    '- [ ] <b>bold</b>',
  ])('is refused with %j', (body) => {
    expect(() => blocksOf(body)).toThrow('A guide does not hold this');
  });
});

describe('a guide with translations', () => {
  const checklist = (...items: string[]) => guide(items.map((item) => `- [ ] ${item}`).join('\n'));

  it('has the name of each item of a checklist in the other languages', () => {
    const { blocks } = readGuide(checklist('Essay', 'Letter'), [checklist('Ensayo', 'Carta')]);
    expect(blocks).toEqual([
      { kind: 'checklist', items: ['Essay', 'Letter'], aliases: [['Ensayo'], ['Carta']] },
    ]);
  });

  it('has no other name for an item that a translation lacks', () => {
    const { blocks } = readGuide(checklist('Essay', 'Letter'), [checklist('Ensayo'), guide('Texto.')]);
    expect(blocks).toEqual([{ kind: 'checklist', items: ['Essay', 'Letter'], aliases: [['Ensayo'], []] }]);
  });

  it('is refused with a translation that is no guide', () => {
    expect(() => readGuide(checklist('Essay'), ['Texto.'])).toThrow('A guide begins with its title.');
  });

  it('is translated by the file of the same name in the other languages', () => {
    const [spanish, ...others] = translationsOf(join(CONTRACT, 'guides', 'en', 'testing.md'));
    expect(others).toEqual([]);
    const [english] = translationsOf(join(CONTRACT, 'guides', 'es', 'testing.md'));
    const titles = [english, spanish].map((markdown) => readGuide(markdown!).title);
    expect(titles).toEqual(['Testing', 'Exámenes']);
  });

  it('is not found without one of them', () => {
    expect(() => translationsOf(join(CONTRACT, 'guides', 'en', 'unknown.md'))).toThrow('ENOENT');
  });
});
