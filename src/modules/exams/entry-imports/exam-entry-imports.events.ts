export interface EntryImportSteps {
  readonly checked: { readonly entries: number };
  readonly started: object;
  readonly finished: { readonly entries: number };
  /** `kept` counts entries that were edited since, or are of students whom the user no longer has access to. */
  readonly undone: { readonly removed: number; readonly kept: number };
}
