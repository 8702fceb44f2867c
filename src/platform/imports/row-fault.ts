import type { ImportFault } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import type { Told } from '../../kernel/sentences';
import { currentLanguage } from '../http/request-context';

/** An issue in a row, before it becomes a sentence in the reader's language. */
export type RowFault = Omit<ImportFault, 'message'> & { readonly told: Told };

/** Returns the issues as an import stores them, in the uploader's language. */
export const toldFaults = (
  faults: readonly RowFault[],
  language: Language = currentLanguage(),
): ImportFault[] =>
  faults.map(({ line, severity, told }) => ({ line, severity, message: told.in(language) }));
