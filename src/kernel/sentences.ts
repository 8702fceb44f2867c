/** What people can read. */
export type Language = 'en';

/** What everybody reads so far: stands wherever the language of a person will count. */
export const LANGUAGE: Language = 'en';

/** By code, in one language; one with parameters is made of them. */
type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

type ParamsOf<Sentence> = Sentence extends (params: infer Params) => string ? [params: Params] : [];

type Words = Readonly<Record<Language, Sentences>>;

/** A code and its parameters: the sentence is made where it is told, in the language of whoever reads it. */
export class Told {
  // Out of reach of the log, which writes down what an error carries.
  readonly #key: string;
  readonly #params: unknown;
  readonly #words: Words;

  constructor(key: string, params: unknown, words: Words) {
    this.#key = key;
    this.#params = params;
    this.#words = words;
  }

  /** Stable for programs. What follows a dot in the catalogue tells the sentences of one code apart. */
  get code(): string {
    return this.#key.split('.')[0]!;
  }

  in(language: Language): string {
    const sentence = this.#words[language][this.#key] as string | ((params: unknown) => string);
    return typeof sentence === 'string' ? sentence : sentence(this.#params);
  }
}

/** `say(code, params)` of the sentences of one module, in every language there is. */
export const saying =
  <Catalogue extends Sentences>(words: Readonly<Record<Language, Catalogue>>) =>
  <Key extends keyof Catalogue & string>(key: Key, ...[params]: ParamsOf<Catalogue[Key]>): Told =>
    new Told(key, params, words);
