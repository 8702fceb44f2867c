import type { Describe, Description, LocalizedText } from '../../kernel/audit';
import type { ImportEvents, ImportSteps } from './imports.events';

/** The sentences of one kind. What all kinds record is added to them. */
export interface DescribeImport<Steps extends ImportSteps = ImportSteps> {
  checked(details: Steps['checked'], rows: number): Description;
  started(details: Steps['started']): Description;
  finished(details: Steps['finished'], issueCount: number | undefined): Description;
  readonly failed: LocalizedText;
  readonly undoStarted: LocalizedText;
  readonly undone: LocalizedText;
}

export function describeImportsOf(kinds: Readonly<Record<string, DescribeImport>>): Describe<ImportEvents> {
  const of = ({ kind }: { kind: string }) => kinds[kind]!;
  return {
    ImportChecked: ({ details, rows, faultCount, ...data }) => {
      const { sentence, after } = of(data).checked(details, rows);
      return { sentence, after: { ...after, faults: faultCount } };
    },
    ImportStarted: (data) => of(data).started(data.details),
    ImportFinished: (data) => of(data).finished(data.details, data.faultCount),
    ImportFailed: (data) => ({ sentence: of(data).failed, after: { reason: data.reason } }),
    ImportUndoStarted: (data) => ({ sentence: of(data).undoStarted }),
    ImportUndone: (data) => ({ sentence: of(data).undone, after: { ...data.details } }),
  };
}
