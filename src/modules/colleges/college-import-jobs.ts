export const RUN_IMPORT = 'college-import-run';
export const UNDO_IMPORT = 'college-import-undo';
export const END_PARKED_IMPORTS = 'college-import-end-parked';

export interface ImportRun {
  readonly importId: string;
  readonly publish: boolean;
}

export interface ImportUndo {
  readonly importId: string;
}

/** One id per start: `revision` is that of the event that recorded it. */
export const importJobId = (name: string, importId: string, revision: number) =>
  `${name}-${importId}-${revision}`;
