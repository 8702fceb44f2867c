type Exported = Readonly<Record<string, unknown>>;

export interface ExportCalls {
  /** All data of the student who asks, as a file: each section lists what there is. */
  'GET /users/export': {
    answer: {
      readonly exported_at: string;
      readonly data: Readonly<Record<string, readonly Exported[]>>;
    };
  };
}
