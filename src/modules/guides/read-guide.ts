import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, Text } from '../../../contract/document';
import type { Guide } from '../../../contract/guides';
import { LANGUAGES } from '../../../contract/languages';

/** Throws on what guides must not contain, such as HTML or links; translations must have the same blocks. */
export function readGuide(markdown: string, translations: readonly string[] = []): Guide {
  const [, title, body] = /^---\ntitle: ([^\n]+)\n---\n(.*)$/s.exec(markdown) ?? [];
  if (title === undefined || body === undefined) throw new Error('A guide begins with its title.');
  const blocks = lexer(body).flatMap(blockOf);
  const others = translations.map((translation) => readGuide(translation).blocks);
  return {
    title,
    blocks: blocks.map((block, at) =>
      withAliases(
        block,
        others.map((other) => other[at]),
      ),
    ),
  };
}

export function translationsOf(file: string): string[] {
  const folder = dirname(file);
  return LANGUAGES.filter((language) => language !== basename(folder)).map((language) =>
    readFileSync(join(folder, '..', language, basename(file)), 'utf8'),
  );
}

function withAliases(block: Block, others: readonly (Block | undefined)[]): Block {
  if (block.kind !== 'checklist' || others.length === 0) return block;
  const aliases = block.items.map((_, item) =>
    others.flatMap((other) => (other?.kind === 'checklist' ? (other.items[item] ?? []) : [])),
  );
  return { ...block, aliases };
}

/** Headings and items of checklists are names, which have no emphasis. */
function nameOf(markdown: string): string {
  const [name, ...others] = Lexer.lexInline(markdown.trim()).flatMap(inlineOf);
  if (typeof name !== 'string' || others.length > 0) throw refusal(markdown);
  return name;
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) break;
      return [{ kind: 'heading', level: depth, text: nameOf(text) }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', text: textOf(token.tokens) }];
    case 'blockquote':
      return (token.tokens ?? []).map((part) => ({ kind: 'quote', text: textOf([part]) }));
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => textOf(tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
  }
  throw refusal(token.raw);
}

function listOf({ ordered, items }: Tokens.List): Block {
  if (items.every(({ task }) => task)) {
    return { kind: 'checklist', items: items.map(({ text }) => nameOf(text)) };
  }
  return { kind: 'list', ordered, items: items.map(({ tokens }) => textOf(tokens)) };
}

const textOf = (tokens: readonly Token[] = []): Text => tokens.flatMap(inlineOf);

function inlineOf(token: Token): readonly Inline[] {
  switch (token.type) {
    // Loose items of a list contain paragraphs, tight ones text.
    case 'paragraph':
      return textOf(token.tokens);
    case 'text':
      return token.tokens ? textOf(token.tokens) : [plain(token)];
    case 'strong':
      return [{ strong: plain(token) }];
    case 'em':
      return [{ em: plain(token) }];
  }
  throw refusal(token.raw);
}

function plain(token: Token): string {
  const { text } = token as Tokens.Text;
  if (/[&<\\*_]/.test(text)) throw refusal(token.raw);
  return text.replaceAll('\n', ' ');
}

const refusal = (markdown: string) => new Error(`A guide does not hold this: ${markdown}`);
