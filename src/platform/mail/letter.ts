import type { Language } from '../../../contract/languages';

/** What frames every mail. */
export interface Frame {
  readonly language: Language;
  readonly productName: string;
  readonly publicUrl: string;
  /** Below the line, with what the reader can do about such mails. */
  readonly foot: string;
  readonly unsubscribe?: { readonly label: string; readonly address: string };
}

const FACE = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const WIDTH = 'max-width: 34em; margin: 0 auto; padding: 24px 16px;';

/**
 * A mail's text as a page that loads nothing: a blank line ends a paragraph, lines with a dash are a list, and an
 * address of the product's own at the end of a line or item is a link.
 */
export function letter(text: string, { language, productName, publicUrl, foot, unsubscribe }: Frame): string {
  const lines = linesOf(publicUrl);
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
</head>
<body style="margin: 0; font: 16px/1.5 ${FACE};">
<div style="${WIDTH}">
<p style="font-size: 14px; font-weight: 600;">${escaped(productName)}</p>
${body}
<p style="margin-top: 32px; padding-top: 12px; border-top: 1px solid #9a978f; font-size: 13px;">${escaped(foot)}${leave}</p>
</div>
</body>
</html>
`;
}

const linesOf = (publicUrl: string) => (part: string) => {
  const [, words, address] = /^([^]*?)(?::?\s+|^)(https?:\/\/\S+)$/.exec(part) ?? [];
  if (address === undefined || !address.startsWith(`${publicUrl}/`)) return broken(part);
  return anchor(address, words === '' ? address : words!);
};

const broken = (text: string) => escaped(text).replaceAll('\n', '<br>');

const anchor = (address: string, text: string) => `<a href="${escaped(address)}">${broken(text)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
