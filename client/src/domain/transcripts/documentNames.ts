import type { SchoolDocument } from 'contract/transcripts';
import { t } from './en';

/** Names within a sentence, as in 'transcript, school report'. */
export const documentNames = (documents: readonly SchoolDocument[]): string[] =>
  documents.map((document) => t.documents[document].toLowerCase());
