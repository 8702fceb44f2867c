import type { ImportFault } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import type { Told } from '../../kernel/sentences';
import { currentLanguage } from '../http/request-context';

/** What is wrong with a row, before it becomes a sentence in somebody's language. */
export type RowFault = Omit<ImportFault, 'message'> & { readonly told: Told };

/** As an import keeps them, in the uploader's language. */
export const toldFaults = (
  faults: readonly RowFault[],
  language: Language = currentLanguage(),
): ImportFault[] =>
  faults.map(({ line, severity, told }) => ({ line, severity, message: told.in(language) }));
