import { useDraft } from '../../shared/lib/draft';

/** What somebody begins to write to a counselor. */
export function useNotesDraft() {
  const { draft = '', put, discard } = useDraft<string>('session-notes');
  return [draft, (notes: string) => (notes ? put(notes) : discard())] as const;
}
