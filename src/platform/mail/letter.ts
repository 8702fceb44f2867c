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
const WIDTH = 'max-width: 34em; margin: 0 auto; padding: 24px 16px;';
const BUTTON =
  'display: inline-block; padding: 10px 18px; border-radius: 8px; background: #0b6157; color: #ffffff; font-weight: 600; text-decoration: none;';
/** Programs without a dark scheme, or that drop the style sheet, show the light colours. */
const SHEET = 'a { color: #0b6157; } @media (prefers-color-scheme: dark) { a { color: #5cc2b2; } }';

/** The four quads of the logo are table cells, since a mail loads no picture. */
const QUAD =
  '<td style="width: 7px; height: 7px; padding: 0; border-radius: 2px; background: #0b6157;"></td>';
const MARK = `<table role="presentation" style="border-collapse: separate; border-spacing: 2px;"><tr>${QUAD}${QUAD}</tr><tr>${QUAD}${QUAD}</tr></table>`;

/**
 * Returns a mail's text as a page that loads nothing. A blank line ends a paragraph, and lines with a dash are a list.
 * One of the product's own addresses at the end of a line or item is a link, or a button if it has the line to itself.
 */
export function letter(text: string, frame: Frame): string {
  const { language, productName, foot, unsubscribe } = frame;
  const lines = linesOf(frame);
  const body = text
    .split(/\n{2,}/)
    .map((part) => (part.startsWith('- ') ? `<li>${lines(part.slice(2))}</li>` : `<p>${lines(part)}</p>`))
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
<body style="margin: 0; font: 16px/1.5 ${FACE};">
<div style="${WIDTH}">
<table role="presentation" style="border-spacing: 0;"><tr><td style="padding: 0 6px 0 0;">${MARK}</td><td style="padding: 0; font-weight: 600;">${escaped(productName)}</td></tr></table>
${body}
<p style="margin-top: 32px; padding-top: 12px; border-top: 1px solid #9a978f; font-size: 13px;">${escaped(foot)}${leave}</p>
</div>
</body>
</html>
`;
}

const linesOf =
  ({ publicUrl, open }: Frame) =>
  (part: string) => {
    const [, words, address] = /^([^]*?)(?::?\s+|^)(https?:\/\/\S+)$/.exec(part) ?? [];
    if (address === undefined || !address.startsWith(`${publicUrl}/`)) return withLineBreaks(part);
    return words === '' ? anchor(address, open, BUTTON) : anchor(address, words!);
  };

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
