/** What people can read. */
export type Language = 'en';

/** What everybody reads: where a person's language counts, this stands for it. */
export const LANGUAGE: Language = 'en';

/** By code, in one language; one with parameters is made of them. */
type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

type ParamsOf<Sentence> = Sentence extends (params: infer Params) => string ? [params: Params] : [];

/** A code and its parameters: the sentence is made where it is told, in the language of whoever reads it. */
export class Told {
  constructor(
    private readonly key: string,
    private readonly params: unknown,
    private readonly words: Readonly<Record<Language, Sentences>>,
  ) {}

  /** Stable for programs. What follows a dot in the catalogue tells the sentences of one code apart. */
  get code(): string {
    return this.key.split('.')[0]!;
  }

  in(language: Language): string {
    const sentence = this.words[language][this.key] as string | ((params: unknown) => string);
    return typeof sentence === 'string' ? sentence : sentence(this.params);
  }
}

/** `say(code, params)` of the sentences of one module, in every language there is. */
export const saying =
  <Catalogue extends Sentences>(words: Readonly<Record<Language, Catalogue>>) =>
  <Key extends keyof Catalogue & string>(key: Key, ...[params]: ParamsOf<Catalogue[Key]>): Told =>
    new Told(key, params, words);
