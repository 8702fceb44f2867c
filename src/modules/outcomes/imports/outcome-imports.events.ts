export interface OutcomeImportSteps {
  readonly checked: {
    readonly entityId: string;
    /** Counts the rows that can be imported. */
    readonly outcomes: number;
  };
  readonly started: object;
  readonly finished: { readonly outcomes: number };
  readonly undone: { readonly removed: number };
}
