import { Text } from '../../shared/layout/layout';
import { Section } from '../../shared/layout/Section';
import { Loaded } from '../../shared/list/Loaded';
import { t } from './en';
import { NoteCard } from './NoteCard';
import { useNotesQuery } from './notes.api';

const MAX_SHOWN = 100;

/** The notes that staff have shared with the student who reads them. */
export function SharedNotes({ studentId }: { studentId: string }) {
  const query = useNotesQuery({ studentId, pageSize: MAX_SHOWN });
  return (
    <Section title={t.shared.title}>
      <Loaded
        query={query}
        what={t.list.what}
        rows={2}
        empty={
          <Text as="p" pad={[3, 'inset']} flush tone="muted">
            {t.shared.none}
          </Text>
        }
      >
        {({ data }) => (
          <ul>
            {data.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} hidesVisibility />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
