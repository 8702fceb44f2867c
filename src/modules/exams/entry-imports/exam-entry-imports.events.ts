interface Entered {
  readonly entries: number;
  /** The students whose rows have issues, by line; earlier versions did not record them. */
  readonly students?: Readonly<Record<number, string>>;
}

export interface EntryImportSteps {
  readonly checked: Entered;

  readonly started: object;
  readonly finished: Entered;
  /** `kept` counts entries that were edited since, or are of students whom the user no longer has access to. */
  readonly undone: { readonly removed: number; readonly kept: number };
}
