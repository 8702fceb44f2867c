/** Sentences by code, in one language; one with parameters is a function. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

/** A code with the parameters of its sentence, which is made where it is shown. */
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

/** Some rules end with a full stop, as the documents have it, and others do not: beside other sentences all do. */
export const withFullStop = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
