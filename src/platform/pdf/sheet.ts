import type { Inline, Text } from '../../../contract/document';
import { type Face, fontSources, readable } from './fonts';
import type { PrintedDocument } from './printed-document';

const INK = '#1b2524';
export const MUTED = '#55615f';
export const PRIMARY = '#0b6157';
export const BODY = 10.5;
/** Points between lines, and the share of the space between blocks. */
interface Density {
  readonly lineGap: number;
  readonly spaces: number;
}
const NORMAL: Density = { lineGap: 3, spaces: 1 };
const TIGHT: Density = { lineGap: 2, spaces: 0.7 };
/** A last page that ends above this height looks like a mistake. */
const SCRAPS = 150;
export const MARGIN = 64;
const FOOT = 40;

const PAGE = {
  size: 'LETTER',
  margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
} as const;

export class Sheet {
  readonly root: PDFKit.PDFStructureElement;
  readonly width: number;
  private readonly has: (codePoint: number) => boolean;

  private constructor(
    private readonly document: PrintedDocument,
    readonly pdf: PDFKit.PDFDocument,
    private readonly density: Density,
  ) {
    this.has = glyphsOf(this.pdf.font('regular'));
    this.pdf.addPage(PAGE);
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.tagged('H1', () => this.style('bold', 24, PRIMARY).text(this.readable(document.title)));
    this.space(12);
  }

  /** Loads the PDF library with the first document, because it would slow down every start of the server. */
  static async of(document: PrintedDocument, isTight = false): Promise<Sheet> {
    const { default: PDFDocument } = await import('pdfkit');
    const { regular, italic, bold } = await fontSources();
    const { title, author, language } = document;
    const options = {
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // Otherwise the PDF would name a font that is not embedded.
      font: regular,
      info: { Title: title, Author: author },
    };
    // The published types do not know PDF/UA.
    const pdf = new PDFDocument(options as object);
    pdf.registerFont('regular', regular).registerFont('italic', italic).registerFont('bold', bold);
    return new Sheet(document, pdf, isTight ? TIGHT : NORMAL);
  }

  get pageCount(): number {
    return this.pdf.bufferedPageRange().count;
  }

  get endsWithScraps(): boolean {
    return this.pageCount > 1 && this.pdf.y < MARGIN + SCRAPS;
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

  private foot(pageOf: string): void {
    const { page } = this.pdf;
    // Text in the margin would begin a new page.
    page.margins.bottom = 0;
    const y = page.height - FOOT;
    this.asArtifact(() => {
      this.style('regular', 9, MUTED).text(this.readable(this.document.foot), MARGIN, y, {
        lineBreak: false,
      });
      this.pdf.text(pageOf, MARGIN, y, { width: this.width, align: 'right', lineBreak: false });
    });
  }

  runs(text: Text, x: number, width: number, face: Face = 'regular'): void {
    this.pdf.x = x;
    for (const [index, run] of text.entries()) {
      const [runFace, words] = faceOf(run, face);
      this.style(runFace).text(this.readable(words), {
        width,
        lineGap: this.density.lineGap,
        continued: index < text.length - 1,
      });
    }
    this.pdf.x = MARGIN;
  }

  heightOf(text: Text, width: number, face: Face = 'regular'): number {
    const words = this.readable(text.map((run) => faceOf(run, face)[1]).join(''));
    return this.style(face).heightOfString(words, { width, lineGap: this.density.lineGap });
  }

  readable(text: string): string {
    return readable(text, this.has);
  }

  style(face: Face, size = BODY, colour = INK): PDFKit.PDFDocument {
    return this.pdf.font(face).fontSize(size).fillColor(colour);
  }

  tagged(type: string, draw: () => void): void {
    this.root.add(this.pdf.struct(type, {}, draw));
  }

  within(parent: PDFKit.PDFStructureElement, type: string): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(type);
    parent.add(element);
    return element;
  }

  asArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  space(points: number): void {
    this.pdf.y += points * this.density.spaces;
  }

  /** Begins a new page if this height does not fit on the current one; returns whether it did. */
  keepOnOnePage(height: number): boolean {
    if (this.pdf.y + height <= this.pdf.page.height - MARGIN) return false;
    this.pdf.addPage(PAGE);
    return true;
  }
}

interface Embedded {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Returns whether the current face has a letter, for which the published types have no call. */
export function glyphsOf(pdf: PDFKit.PDFDocument) {
  const { font } = (pdf as unknown as Embedded)._font;
  return (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
}

export function faceOf(run: Inline, face: Face): readonly [Face, string] {
  if (typeof run === 'string') return [face, run];
  return 'strong' in run ? ['bold', run.strong] : ['italic', run.em];
}
