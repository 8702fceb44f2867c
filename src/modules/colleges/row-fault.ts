import type { ImportFault } from '../../../contract/college-imports';
import type { Told } from '../../kernel/sentences';

/** What is wrong with a row, before it becomes a sentence in somebody's language. */
export type RowFault = Omit<ImportFault, 'message'> & { readonly told: Told };
