import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface PdfText {
  readonly title: string;
  readonly tagged: boolean;
  readonly pages: readonly string[];
}

export async function textOf(pdf: Uint8Array): Promise<PdfText> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const marked = (await document.getMarkInfo()) as { Marked: boolean } | null;
  return {
    title: String(info['Title']),
    tagged: marked?.Marked === true,
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
  };
}
