import type { ImportFault } from '../../../contract/imports';
import { LANGUAGE, type Told } from '../../kernel/sentences';

/** What is wrong with a row, before it becomes a sentence in somebody's language. */
export type RowFault = Omit<ImportFault, 'message'> & { readonly told: Told };

/** As an import keeps them, in the uploader's language. */
export const toldFaults = (faults: readonly RowFault[]): ImportFault[] =>
  faults.map(({ line, severity, told }) => ({ line, severity, message: told.in(LANGUAGE) }));
