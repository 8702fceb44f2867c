import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Text } from '../../../contract/document';
import type { Face } from './fonts';
import type { Entry, PrintedBlock, PrintedDocument } from './printed-document';
import { BODY, faceOf, MARGIN, MUTED, PRIMARY, Sheet } from './sheet';

const LINE = '#dddad2';
const INDENT = 18;
const CELL = 5;
const LABEL = 120;
/** This much must fit below a heading, so that no heading is the last line of a page. */
const AFTER_HEADING = 60;
/** A paragraph up to this height, which is four lines, is never broken over two pages. */
const UNBROKEN = 70;

const oneDocument = pLimit(1);

/** Sets a tagged PDF (PDF/UA) on US Letter. Other work runs after each line, so that no document blocks the server. */
export function typeset(document: PrintedDocument): Promise<PDFKit.PDFDocument> {
  return oneDocument(() => setDocument(document));
}

/** A document whose last page has only a few lines is set again with less space, if that saves the page. */
async function setDocument(document: PrintedDocument): Promise<PDFKit.PDFDocument> {
  const sheet = await setOn(await Sheet.of(document), document);
  if (!sheet.endsWithScraps) return sheet.finish();
  const tight = await setOn(await Sheet.of(document, true), document);
  return (tight.pageCount < sheet.pageCount ? tight : sheet).finish();
}

async function setOn(sheet: Sheet, { blocks }: PrintedDocument): Promise<Sheet> {
  for (const block of blocks) {
    for (const _ of set(sheet, block)) await setImmediate();
    await setImmediate();
  }
  return sheet;
}

type Steps = Generator<void>;

function* set(sheet: Sheet, block: PrintedBlock): Steps {
  switch (block.kind) {
    case 'facts':
      yield* setFacts(sheet, block.facts);
      break;
    case 'entries':
      yield* setEntries(sheet, block.entries);
      break;
    case 'heading':
      setHeading(sheet, block.level, block.text);
      break;
    case 'paragraph':
      setParagraph(sheet, block.text);
      break;
    case 'quote':
      setQuote(sheet, block.text);
      break;
    case 'list':
      yield* setList(sheet, block.items, block.ordered);
      break;
    case 'checklist':
      yield* setChecklist(sheet, block.items);
      break;
    case 'table':
      yield* setTable(sheet, block.head, block.rows);
  }
}

function setHeading(sheet: Sheet, level: 2 | 3, text: string): void {
  sheet.space(level === 2 ? 12 : 6);
  sheet.keepOnOnePage(AFTER_HEADING);
  if (level === 2) sheet.pdf.outline.addItem(text);
  sheet.tagged(`H${level}`, () => sheet.style('bold', level === 2 ? 15 : 12).text(sheet.readable(text)));
  sheet.space(4);
}

function setParagraph(sheet: Sheet, text: Text): void {
  const height = sheet.heightOf(text, sheet.width);
  if (height < UNBROKEN) sheet.keepOnOnePage(height);
  sheet.tagged('P', () => sheet.runs(text, sheet.pdf.x, sheet.width));
  sheet.space(7);
}

function setQuote(sheet: Sheet, text: Text): void {
  const { x } = sheet.pdf;
  sheet.keepOnOnePage(sheet.heightOf(text, sheet.width - INDENT));
  const top = sheet.pdf.y;
  sheet.tagged('BlockQuote', () => sheet.runs(text, x + INDENT, sheet.width - INDENT));
  const height = sheet.pdf.y - top;
  sheet.asArtifact(() => sheet.pdf.rect(x + 4, top, 2, height).fill(PRIMARY));
  sheet.space(7);
}

function* setList(sheet: Sheet, items: readonly Text[], ordered: boolean): Steps {
  yield* setItems(sheet, items, (entry, index, x, y) => {
    const label = ordered ? `${index + 1}.` : '•';
    entry.add(
      sheet.pdf.struct('Lbl', {}, () => sheet.style('regular').text(label, x, y, { lineBreak: false })),
    );
  });
}

function* setChecklist(sheet: Sheet, items: readonly string[]): Steps {
  const drawBox = (_entry: unknown, _index: number, x: number, y: number) =>
    sheet.asArtifact(() =>
      sheet.pdf
        .rect(x, y + 3, 8, 8)
        .lineWidth(0.8)
        .stroke(MUTED),
    );
  yield* setItems(
    sheet,
    items.map((item) => [item]),
    drawBox,
  );
}

function* setItems(
  sheet: Sheet,
  items: readonly Text[],
  label: (entry: PDFKit.PDFStructureElement, index: number, x: number, y: number) => void,
): Steps {
  const list = sheet.within(sheet.root, 'L');
  const { x } = sheet.pdf;
  const width = sheet.width - INDENT;
  for (const [index, item] of items.entries()) {
    sheet.keepOnOnePage(sheet.heightOf(item, width));
    const { y } = sheet.pdf;
    const entry = sheet.within(list, 'LI');
    label(entry, index, x, y);
    sheet.pdf.y = y;
    entry.add(sheet.pdf.struct('LBody', {}, () => sheet.runs(item, x + INDENT, width)));
    sheet.space(3);
    yield;
  }
  sheet.space(5);
}

function* setTable(sheet: Sheet, head: readonly Text[], rows: readonly (readonly Text[])[]): Steps {
  const table = sheet.within(sheet.root, 'Table');
  const widths = columnWidths([head, ...rows], sheet.width);
  const heightOf = (row: readonly Text[], face: Face) =>
    2 * CELL + Math.max(...row.map((text, column) => sheet.heightOf(text, widths[column]! - CELL, face)));
  const setRow = (row: readonly Text[], face: Face, cell: (draw: () => void) => void) => {
    const { x: left, y: top } = sheet.pdf;
    const bottom = top + heightOf(row, face);
    let x = left;
    for (const [column, text] of row.entries()) {
      const [at, width] = [x, widths[column]!];
      sheet.pdf.y = top + CELL;
      cell(() => sheet.runs(text, at, width - CELL, face));
      x += width;
    }
    const [weight, colour] = face === 'bold' ? ([1, MUTED] as const) : ([0.5, LINE] as const);
    sheet.asArtifact(() =>
      sheet.pdf
        .moveTo(left, bottom)
        .lineTo(left + sheet.width, bottom)
        .lineWidth(weight)
        .stroke(colour),
    );
    sheet.pdf.x = left;
    sheet.pdf.y = bottom;
  };
  sheet.keepOnOnePage(heightOf(head, 'bold') + heightOf(rows[0] ?? head, 'regular'));
  const headRow = sheet.within(table, 'TR');
  const asHeader = { scope: 'Column' } as object;
  setRow(head, 'bold', (draw) => headRow.add(sheet.pdf.struct('TH', asHeader, draw)));
  for (const row of rows) {
    if (sheet.keepOnOnePage(heightOf(row, 'regular'))) {
      sheet.asArtifact(() => setRow(head, 'bold', (draw) => draw()));
    }
    const bodyRow = sheet.within(table, 'TR');
    setRow(row, 'regular', (draw) => bodyRow.add(sheet.pdf.struct('TD', {}, draw)));
    yield;
  }
  sheet.space(8);
}

function* setFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]): Steps {
  const table = sheet.within(sheet.root, 'Table');
  const width = sheet.width - LABEL;
  for (const [label, value] of facts) {
    sheet.keepOnOnePage(sheet.heightOf([value], width));
    const { y } = sheet.pdf;
    const row = sheet.within(table, 'TR');
    const asLabel = { scope: 'Row' } as object;
    const setLabel = () =>
      sheet.style('regular', BODY, MUTED).text(sheet.readable(label), MARGIN, y, { width: LABEL });
    row.add(sheet.pdf.struct('TH', asLabel, setLabel));
    sheet.pdf.y = y;
    row.add(sheet.pdf.struct('TD', {}, () => sheet.runs([value], MARGIN + LABEL, width)));
    sheet.space(2);
    yield;
  }
  sheet.space(6);
}

function* setEntries(sheet: Sheet, entries: readonly Entry[]): Steps {
  const list = sheet.within(sheet.root, 'L');
  for (const { title, meta, text } of entries) {
    const metaWidth = sheet.style('regular').widthOfString(sheet.readable(meta));
    const titleWidth = sheet.width - metaWidth - INDENT;
    const titleHeight = sheet.heightOf([title], titleWidth, 'bold');
    sheet.keepOnOnePage(titleHeight + (text ? sheet.heightOf([text], sheet.width) : 0));
    const { y } = sheet.pdf;
    const body = sheet.pdf.struct('LBody', {}, () => {
      sheet.runs([title], MARGIN, titleWidth, 'bold');
      const x = MARGIN + sheet.width - metaWidth;
      sheet.style('regular', BODY, MUTED).text(sheet.readable(meta), x, y, { lineBreak: false });
      sheet.pdf.x = MARGIN;
      sheet.pdf.y = y + titleHeight;
      if (text) sheet.runs([text], MARGIN, sheet.width);
    });
    sheet.within(list, 'LI').add(body);
    sheet.space(6);
    yield;
  }
  sheet.space(4);
}

/** Sets widths by the longest text of each column, but none narrower than a third of an equal share. */
function columnWidths(rows: readonly (readonly Text[])[], width: number): readonly number[] {
  const columns = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.map((run) => faceOf(run, 'regular')[1]).join('').length)),
  );
  const least = Math.max(...columns) / 3;
  const shares = columns.map((length) => Math.max(length, least));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / total) * width);
}
