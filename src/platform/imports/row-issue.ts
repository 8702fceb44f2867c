import type { ImportIssue } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import type { LocalizedMessage } from '../../kernel/sentences';
import { currentLanguage } from '../http/request-context';

export type RowIssue = Omit<ImportIssue, 'message'> & { readonly localized: LocalizedMessage };

/** Returns the issues as an import stores them, in the uploader's language. */
export const localizeIssues = (
  issues: readonly RowIssue[],
  language: Language = currentLanguage(),
): ImportIssue[] =>
  issues.map(({ line, severity, localized }) => ({ line, severity, message: localized.in(language) }));
