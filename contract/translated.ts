/** A catalogue in another language: every sentence of the English one, with the same parameters. */
export type Translated<English> = English extends (...params: infer Params) => infer Said
  ? (...params: Params) => Said extends string ? string : Said
  : English extends string
    ? string
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
