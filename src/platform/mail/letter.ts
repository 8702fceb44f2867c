import type { Language } from '../../../contract/languages';

export interface Frame {
  readonly language: Language;
  readonly productName: string;
  readonly publicUrl: string;
  /** The text below the line, with what the reader can do about such mails. */
  readonly foot: string;
  readonly open: string;
  readonly unsubscribe?: { readonly label: string; readonly address: string };
}

const FACE = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const BUTTON =
  'display: inline-block; padding: 10px 18px; border-radius: 8px; background: #0b6157; color: #ffffff; font-weight: 600; text-decoration: none;';
const CARD =
  'max-width: 34em; margin: 24px auto; padding: 24px; border: 1px solid #e3e0d8; border-radius: 12px; background: #ffffff; color: #1b2524;';
const FACTS =
  'width: 100%; margin: 20px 0; border-spacing: 0; border: 1px solid #9a978f; border-radius: 8px; padding: 8px 16px;';
const NAME =
  'padding: 4px 16px 4px 0; font-weight: 400; text-align: left; vertical-align: top; white-space: nowrap;';
const VALUE = 'width: 100%; padding: 4px 0; font-weight: 600;';
/** Programs without a dark scheme, or that drop the style sheet, show the light colours. */
const SHEET =
  'a { color: #0b6157; } @media (prefers-color-scheme: dark) { body { background: #121716 !important; } .card { background: #1b2221 !important; border-color: #2e3836 !important; color: #e8ecea !important; } a { color: #5cc2b2; } .mark td { background: #5cc2b2 !important; } }';

/** The four quads of the logo are table cells, since a mail loads no picture. */
const QUAD =
  '<td style="width: 7px; height: 7px; padding: 0; border-radius: 2px; background: #0b6157;"></td>';
const MARK = `<table class="mark" role="presentation" style="border-collapse: separate; border-spacing: 2px;"><tr>${QUAD}${QUAD}</tr><tr>${QUAD}${QUAD}</tr></table>`;

/**
 * Returns a mail's text as a page that loads nothing. A blank line ends a paragraph, and lines with a dash are a list.
 * A paragraph of lines like 'When: today' is a table. One of the product's own addresses at the end of a paragraph or
 * item is a link; the first paragraph that ends with one is a button.
 */
export function letter(text: string, frame: Frame): string {
  const { language, productName, foot, unsubscribe } = frame;
  const parts = text.split(/\n{2,}/);
  const isItem = (part: string) => part.startsWith('- ');
  const button = parts.find((part) => !isItem(part) && linkIn(part, frame));
  const body = parts
    .map((part) => {
      if (isItem(part)) return `<li>${lines(part.slice(2), frame)}</li>`;
      return factsOf(part) ?? `<p>${lines(part, frame, part === button ? BUTTON : undefined)}</p>`;
    })
    .join('\n')
    .replaceAll(/(?:<li>[^]*?<\/li>\n?)+/g, (items) => `<ul>\n${items}</ul>\n`);
  const leave = unsubscribe ? ` ${anchor(unsubscribe.address, unsubscribe.label)}` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(productName)}</title>
<style>${SHEET}</style>
</head>
<body style="margin: 0; padding: 1px 12px; background: #f6f5f1; font: 16px/1.5 ${FACE};">
<div class="card" style="${CARD}">
<table role="presentation" style="border-spacing: 0;"><tr><td style="padding: 0 6px 0 0;">${MARK}</td><td style="padding: 0; font-weight: 600;">${escaped(productName)}</td></tr></table>
${body}
<p style="margin-top: 32px; padding-top: 12px; border-top: 1px solid #9a978f; font-size: 13px;">${escaped(foot)}${leave}</p>
</div>
</body>
</html>
`;
}

/** Returns the words and the address of a part that ends with one of the product's own addresses. */
function linkIn(part: string, { publicUrl, open }: Frame) {
  const [, words, address] = /^([^]*?)(?::?\s+|^)(https?:\/\/\S+)$/.exec(part) ?? [];
  return address?.startsWith(`${publicUrl}/`) ? { words: words || open, address } : undefined;
}

function lines(part: string, frame: Frame, style?: string): string {
  const link = linkIn(part, frame);
  return link ? anchor(link.address, link.words, style) : withLineBreaks(part);
}

function factsOf(part: string): string | undefined {
  const facts = part.split('\n').map((line) => /^([^:]{1,24}): (.+)$/.exec(line));
  if (facts.length < 2 || facts.includes(null)) return undefined;
  const rows = facts.map((fact) => {
    const [, name = '', value = ''] = fact!;
    return `<tr><th scope="row" style="${NAME}">${escaped(name)}</th><td style="${VALUE}">${escaped(value)}</td></tr>`;
  });
  return `<table style="${FACTS}">${rows.join('')}</table>`;
}

const withLineBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>');

const anchor = (address: string, text: string, style?: string) =>
  `<a href="${escaped(address)}"${style ? ` style="${style}"` : ''}>${withLineBreaks(text)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
