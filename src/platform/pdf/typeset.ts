import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { Block, Inline, Text } from '../../../contract/document';
import { fontFiles, type Face } from './fonts';
import { readable } from './readable';

export interface PrintedDocument {
  readonly title: string;
  /** As in BCP 47: `en-US`. */
  readonly language: string;
  readonly author: string;
  /** Stands at the foot of every page, left of its number. */
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly blocks: readonly PrintedBlock[];
}

/** What somebody has done: on a line of its own what it was, at its right the figures, below it the words. */
export interface Entry {
  readonly title: string;
  readonly meta: string;
  readonly text?: string;
}

export type PrintedBlock =
  | Block
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

const INK = '#1b2524';
const MUTED = '#55615f';
const PRIMARY = '#0b6157';
const LINE = '#dddad2';
const BODY = 10.5;
const LINE_GAP = 3;
const MARGIN = 64;
const FOOT = 40;
const INDENT = 18;
const CELL = 5;
const LABEL = 120;
/** What has to fit below a heading, so that it does not stand alone at the foot of a page. */
const AFTER_HEADING = 60;
/** A paragraph as low as this, of four lines, is never broken over two pages. */
const UNBROKEN = 70;

const PAGE = {
  size: 'LETTER',
  margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
} as const;

/** Sets a tagged PDF (PDF/UA) on US Letter with an outline, and gives way to other work after each block. */
export async function typeset(document: PrintedDocument): Promise<PDFKit.PDFDocument> {
  const page = new Typesetter(document);
  for (const block of document.blocks) {
    page.set(block);
    await setImmediate();
  }
  return page.finish();
}

class Typesetter {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly width: number;
  /** All faces have the same letters. */
  private readonly has: (codePoint: number) => boolean;

  constructor(private readonly document: PrintedDocument) {
    const { regular, italic, bold } = fontFiles();
    const { title, author, language } = document;
    const options = {
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // Otherwise it would name a font that is not embedded.
      font: regular,
      info: { Title: title, Author: author },
    };
    // The published types know neither PDF/UA nor a font in memory.
    this.pdf = new PDFDocument(options as object);
    this.pdf.registerFont('regular', regular).registerFont('italic', italic).registerFont('bold', bold);
    this.has = glyphsOf(this.pdf.font('regular'));
    this.pdf.addPage(PAGE);
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.tagged('H1', () => this.style('bold', 24, PRIMARY).text(this.readable(title)));
    this.space(12);
  }

  set(block: PrintedBlock): void {
    switch (block.kind) {
      case 'facts':
        return this.facts(block.facts);
      case 'entries':
        return this.entries(block.entries);
      case 'heading':
        return this.heading(block.level, block.text);
      case 'paragraph':
        return this.paragraph(block.text);
      case 'quote':
        return this.quote(block.text);
      case 'list':
        return this.list(block.items, block.ordered);
      case 'checklist':
        return this.checklist(block.items);
      case 'table':
        return this.table(block.head, block.rows);
    }
  }

  finish(): PDFKit.PDFDocument {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index);
      this.foot(this.document.pageOf(index + 1, count));
    }
    this.pdf.end();
    return this.pdf;
  }

  private heading(level: 2 | 3, text: string): void {
    this.space(level === 2 ? 12 : 6);
    this.keepTogether(AFTER_HEADING);
    if (level === 2) this.pdf.outline.addItem(text);
    this.tagged(`H${level}`, () => this.style('bold', level === 2 ? 15 : 12).text(this.readable(text)));
    this.space(4);
  }

  private paragraph(text: Text): void {
    const height = this.heightOf(text, this.width);
    if (height < UNBROKEN) this.keepTogether(height);
    this.tagged('P', () => this.runs(text, this.pdf.x, this.width));
    this.space(7);
  }

  private quote(text: Text): void {
    const { x } = this.pdf;
    this.keepTogether(this.heightOf(text, this.width - INDENT));
    const top = this.pdf.y;
    this.tagged('BlockQuote', () => this.runs(text, x + INDENT, this.width - INDENT));
    const height = this.pdf.y - top;
    this.asArtifact(() => this.pdf.rect(x + 4, top, 2, height).fill(PRIMARY));
    this.space(7);
  }

  private list(items: readonly Text[], ordered: boolean): void {
    this.items(items, (entry, index, x, y) => {
      const label = ordered ? `${index + 1}.` : '•';
      entry.add(
        this.pdf.struct('Lbl', {}, () => this.style('regular').text(label, x, y, { lineBreak: false })),
      );
    });
  }

  private checklist(items: readonly string[]): void {
    const drawBox = (_entry: unknown, _index: number, x: number, y: number) =>
      this.asArtifact(() =>
        this.pdf
          .rect(x, y + 3, 8, 8)
          .lineWidth(0.8)
          .stroke(MUTED),
      );
    this.items(
      items.map((item) => [item]),
      drawBox,
    );
  }

  private items(
    items: readonly Text[],
    label: (entry: PDFKit.PDFStructureElement, index: number, x: number, y: number) => void,
  ): void {
    const list = this.within(this.root, 'L');
    const { x } = this.pdf;
    const width = this.width - INDENT;
    for (const [index, item] of items.entries()) {
      this.keepTogether(this.heightOf(item, width));
      const { y } = this.pdf;
      const entry = this.within(list, 'LI');
      label(entry, index, x, y);
      this.pdf.y = y;
      entry.add(this.pdf.struct('LBody', {}, () => this.runs(item, x + INDENT, width)));
      this.space(3);
    }
    this.space(5);
  }

  /** The head stands above the rows again on each further page. */
  private table(head: readonly Text[], rows: readonly (readonly Text[])[]): void {
    const table = this.within(this.root, 'Table');
    const widths = columnWidths([head, ...rows], this.width);
    const heightOf = (row: readonly Text[], face: Face) =>
      2 * CELL + Math.max(...row.map((text, column) => this.heightOf(text, widths[column]! - CELL, face)));
    const set = (row: readonly Text[], face: Face, cell: (draw: () => void) => void) => {
      const { x: left, y: top } = this.pdf;
      const bottom = top + heightOf(row, face);
      let x = left;
      for (const [column, text] of row.entries()) {
        const [at, width] = [x, widths[column]!];
        this.pdf.y = top + CELL;
        cell(() => this.runs(text, at, width - CELL, face));
        x += width;
      }
      const [weight, colour] = face === 'bold' ? ([1, MUTED] as const) : ([0.5, LINE] as const);
      this.asArtifact(() =>
        this.pdf
          .moveTo(left, bottom)
          .lineTo(left + this.width, bottom)
          .lineWidth(weight)
          .stroke(colour),
      );
      this.pdf.x = left;
      this.pdf.y = bottom;
    };
    this.keepTogether(heightOf(head, 'bold') + heightOf(rows[0] ?? head, 'regular'));
    const headRow = this.within(table, 'TR');
    const asHeader = { scope: 'Column' } as object;
    set(head, 'bold', (draw) => headRow.add(this.pdf.struct('TH', asHeader, draw)));
    for (const row of rows) {
      if (this.keepTogether(heightOf(row, 'regular'))) {
        this.asArtifact(() => set(head, 'bold', (draw) => draw()));
      }
      const bodyRow = this.within(table, 'TR');
      set(row, 'regular', (draw) => bodyRow.add(this.pdf.struct('TD', {}, draw)));
    }
    this.space(8);
  }

  private facts(facts: readonly (readonly [string, string])[]): void {
    const table = this.within(this.root, 'Table');
    const width = this.width - LABEL;
    for (const [label, value] of facts) {
      this.keepTogether(this.heightOf([value], width));
      const { y } = this.pdf;
      const row = this.within(table, 'TR');
      const asLabel = { scope: 'Row' } as object;
      const setLabel = () =>
        this.style('regular', BODY, MUTED).text(this.readable(label), MARGIN, y, { width: LABEL });
      row.add(this.pdf.struct('TH', asLabel, setLabel));
      this.pdf.y = y;
      row.add(this.pdf.struct('TD', {}, () => this.runs([value], MARGIN + LABEL, width)));
      this.space(2);
    }
    this.space(6);
  }

  private entries(entries: readonly Entry[]): void {
    const list = this.within(this.root, 'L');
    for (const { title, meta, text } of entries) {
      const metaWidth = this.style('regular').widthOfString(this.readable(meta));
      const titleWidth = this.width - metaWidth - INDENT;
      const titleHeight = this.heightOf([title], titleWidth, 'bold');
      this.keepTogether(titleHeight + (text ? this.heightOf([text], this.width) : 0));
      const { y } = this.pdf;
      const body = this.pdf.struct('LBody', {}, () => {
        this.runs([title], MARGIN, titleWidth, 'bold');
        const x = MARGIN + this.width - metaWidth;
        this.style('regular', BODY, MUTED).text(this.readable(meta), x, y, { lineBreak: false });
        this.pdf.x = MARGIN;
        this.pdf.y = y + titleHeight;
        if (text) this.runs([text], MARGIN, this.width);
      });
      this.within(list, 'LI').add(body);
      this.space(6);
    }
    this.space(4);
  }

  private foot(pageOf: string): void {
    const { page } = this.pdf;
    // In the margin a text would begin a new page.
    page.margins.bottom = 0;
    const y = page.height - FOOT;
    this.asArtifact(() => {
      this.style('regular', 9, MUTED).text(this.readable(this.document.foot), MARGIN, y, {
        lineBreak: false,
      });
      this.pdf.text(pageOf, MARGIN, y, { width: this.width, align: 'right', lineBreak: false });
    });
  }

  private runs(text: Text, x: number, width: number, face: Face = 'regular'): void {
    this.pdf.x = x;
    for (const [index, run] of text.entries()) {
      const [runFace, words] = faceOf(run, face);
      this.style(runFace).text(this.readable(words), {
        width,
        lineGap: LINE_GAP,
        continued: index < text.length - 1,
      });
    }
    this.pdf.x = MARGIN;
  }

  private heightOf(text: Text, width: number, face: Face = 'regular'): number {
    const words = this.readable(text.map((run) => faceOf(run, face)[1]).join(''));
    return this.style(face).heightOfString(words, { width, lineGap: LINE_GAP });
  }

  private readable(text: string): string {
    return readable(text, this.has);
  }

  private style(face: Face, size = BODY, colour = INK): PDFKit.PDFDocument {
    return this.pdf.font(face).fontSize(size).fillColor(colour);
  }

  private tagged(type: string, draw: () => void): void {
    this.root.add(this.pdf.struct(type, {}, draw));
  }

  private within(parent: PDFKit.PDFStructureElement, type: string): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** Drawn for the eye alone. */
  private asArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  private space(points: number): void {
    this.pdf.y += points;
  }

  /** Begins a new page where so much does not fit on this one; answers whether it did. */
  private keepTogether(height: number): boolean {
    if (this.pdf.y + height <= this.pdf.page.height - MARGIN) return false;
    this.pdf.addPage(PAGE);
    return true;
  }
}

interface Embedded {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Whether the face now in use has a letter, which the published types do not tell. */
export function glyphsOf(pdf: PDFKit.PDFDocument) {
  const { font } = (pdf as unknown as Embedded)._font;
  return (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
}

function faceOf(run: Inline, face: Face): readonly [Face, string] {
  if (typeof run === 'string') return [face, run];
  return 'strong' in run ? ['bold', run.strong] : ['italic', run.em];
}

/** By the longest text of each column, but none narrower than a third of an equal share. */
function columnWidths(rows: readonly (readonly Text[])[], width: number): readonly number[] {
  const columns = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.map((run) => faceOf(run, 'regular')[1]).join('').length)),
  );
  const least = Math.max(...columns) / 3;
  const shares = columns.map((length) => Math.max(length, least));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / total) * width);
}
