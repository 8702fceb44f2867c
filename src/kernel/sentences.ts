import { LANGUAGES, type Language } from '../../contract/languages';

export const languageOf = (person: { readonly language: Language | null } | undefined): Language =>
  person?.language ?? LANGUAGES[0];

type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

type ParamsOf<Sentence> = Sentence extends (params: infer Params) => string ? [params: Params] : [];

type Words = Readonly<Record<Language, Sentences>>;

/** A code with its parameters. The sentence is made where it is shown, in the reader's language. */
export class LocalizedMessage {
  // These are private because the log prints the properties of an error.
  readonly #key: string;
  readonly #params: unknown;
  readonly #words: Words;

  constructor(key: string, params: unknown, words: Words) {
    this.#key = key;
    this.#params = params;
    this.#words = words;
  }

  /** Stable for programs. In the catalogue, a suffix after a dot distinguishes sentences with the same code. */
  get code(): string {
    return this.#key.split('.')[0]!;
  }

  in(language: Language): string {
    const sentence = this.#words[language][this.#key] as string | ((params: unknown) => string);
    return typeof sentence === 'string' ? sentence : sentence(this.#params);
  }
}

/** Makes `t(code, params)` for one module's sentences, which exist in every language. */
export const messagesOf =
  <Catalogue extends Sentences>(words: Readonly<Record<Language, Catalogue>>) =>
  <Key extends keyof Catalogue & string>(key: Key, ...[params]: ParamsOf<Catalogue[Key]>): LocalizedMessage =>
    new LocalizedMessage(key, params, words);
