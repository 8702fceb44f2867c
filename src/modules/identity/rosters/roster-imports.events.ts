export interface RosterImportSteps {
  readonly checked: {
    readonly entityId: string;
    /** Counts the people who can get an account, or got one. */
    readonly people: number;
    /** Counts the people who had an account there before. */
    readonly unchanged: number;
  };
  /** `send` means that each person is invited by mail at once. */
  readonly started: { readonly send: boolean };
  readonly finished: { readonly people: number };
  readonly undone: { readonly removed: number; readonly kept: number };
}
