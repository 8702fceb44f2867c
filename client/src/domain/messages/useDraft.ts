import { useDraft as useKeptDraft } from '../../shared/lib/draft';

/** What is written to somebody and not sent yet. */
export function useDraft(contactId: string): [string, (text: string) => void] {
  const { draft = '', put, discard } = useKeptDraft<string>(`message:${contactId}`);
  return [draft, (text) => (text ? put(text) : discard())];
}
