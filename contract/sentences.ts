export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

/** A code with the parameters of its sentence. The sentence is made where it is displayed, in the reader's language. */
export type Coded<Catalogue extends Sentences> = {
  [Code in keyof Catalogue & string]: { readonly code: Code } & (Catalogue[Code] extends (
    params: infer Params,
  ) => string
    ? Readonly<Params>
    : unknown);
}[keyof Catalogue & string];

export function sentenceOf<Catalogue extends Sentences>(
  coded: Coded<Catalogue>,
  sentences: Catalogue,
): string {
  const sentence = sentences[coded.code] as string | ((params: object) => string);
  return typeof sentence === 'string' ? sentence : sentence(coded);
}

/** Adds the full stop that some sentences of the specification lack, for use next to other sentences. */
export const withFullStop = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
