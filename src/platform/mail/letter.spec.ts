import { letter } from './letter';

const frame = {
  language: 'es',
  productName: 'Quad & Co',
  publicUrl: 'https://quad.test',
  foot: 'You have an account.',
  open: 'Open',
} as const;
const bodyOf = (html: string) =>
  /<\/table>\n([^]*)\n<p style="margin-top/
    .exec(html)![1]!
    .replaceAll(/ style="[^"]*"/g, '')
    .trim();

describe('a letter', () => {
  it('has paragraphs, lists and links to the product', () => {
    const text = [
      'Hello Ada,',
      'open this link:',
      'https://quad.test/reset?token=a&b',
      '- “Essay” is due.\n  https://quad.test/tasks',
      '- “Talk” is due.\n  https://quad.test/tasks',
      'All of them: https://quad.test/all',
    ].join('\n\n');
    expect(bodyOf(letter(text, frame)).replaceAll(/\n+/g, '\n')).toBe(
      [
        '<p>Hello Ada,</p>',
        '<p>open this link:</p>',
        '<p><a href="https://quad.test/reset?token=a&amp;b">Open</a></p>',
        '<ul>',
        '<li><a href="https://quad.test/tasks">“Essay” is due.</a></li>',
        '<li><a href="https://quad.test/tasks">“Talk” is due.</a></li>',
        '</ul>',
        '<p><a href="https://quad.test/all">All of them</a></p>',
      ].join('\n'),
    );
  });

  it('shows names and values as a table, and the first link as a button', () => {
    const text =
      'Booked.\n\nWhen: Tue, 5:30 PM\nWhere: <b>\n\nJoin: https://quad.test/a\n\nAll: https://quad.test/b';
    const html = letter(text, frame);
    expect(bodyOf(html).replaceAll(/\n+/g, '\n')).toBe(
      [
        '<p>Booked.</p>',
        '<table><tr><th scope="row">When</th><td>Tue, 5:30 PM</td></tr><tr><th scope="row">Where</th><td>&lt;b&gt;</td></tr></table>',
        '<p><a href="https://quad.test/a">Join</a></p>',
        '<p><a href="https://quad.test/b">All</a></p>',
      ].join('\n'),
    );
    expect(html.match(/<a [^>]*display: inline-block[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>Join$/),
    ]);
  });

  it.each([
    ['another’s address', 'See https://evil.test/quad.test', 'See https://evil.test/quad.test'],
    [
      'an address that only begins alike',
      'See https://quad.test.evil.test/',
      'See https://quad.test.evil.test/',
    ],
    ['markup', '<b onclick="x">&\'</b>', '&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;&lt;/b&gt;'],
    ['a list that ends a list', 'a</li></ul>', 'a&lt;/li&gt;&lt;/ul&gt;'],
  ])('shows %s as text', (_, text, shown) => {
    expect(bodyOf(letter(text, frame))).toBe(`<p>${shown}</p>`);
  });

  it('links to unsubscribe from mails that are optional', () => {
    const unsubscribe = { label: 'No more', address: 'https://quad.test/unsubscribe?token=a' };
    expect(letter('Hello', { ...frame, unsubscribe })).toContain(
      'You have an account. <a href="https://quad.test/unsubscribe?token=a">No more</a></p>',
    );
    expect(letter('Hello', frame)).toContain('You have an account.</p>');
    expect(letter('Hello', frame)).toContain('Quad &amp; Co');
    expect(letter('Hello', frame)).toContain('<html lang="es">');
  });
});
