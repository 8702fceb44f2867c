import { NOTE_KINDS, NOTE_VISIBILITIES, noteRules, type NoteResource } from 'contract/notes';
import type { NewNote } from 'contract/requests/notes';
import { t } from '../../domain/notes/en';
import { NoteCard } from '../../domain/notes/NoteCard';
import { NotesApi } from '../../domain/notes/notes.api';
import { useSignedInUser } from '../../shared/api/session';
import { defineFields } from '../../shared/form/fields';
import { Card } from '../../shared/layout/layout';
import { formatDate, today } from '../../shared/lib/time';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useSearch } from '../../shared/list/SearchBox';
import { isOneOf, useFilters } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { TimeIcon } from '../../shared/ui/icons';

const KINDS = NOTE_KINDS.map((value) => ({ value, label: t.kinds[value] }));
const VISIBILITIES = NOTE_VISIBILITIES.map((value) => ({ value, label: t.visibilities[value] }));

const fields = defineFields<NewNote>({
  kind: { label: t.kind, kind: 'select', options: KINDS, blank: NOTE_KINDS[0] },
  date: { label: t.date, kind: 'date', rules: noteRules.date },
  minutes: { label: t.minutes, kind: 'number', rules: noteRules.minutes, help: t.minutesHelp },
  text: { label: t.text, kind: 'textarea', rules: noteRules.text },
  visibility: {
    label: t.visibility,
    kind: 'select',
    options: VISIBILITIES,
    blank: NOTE_VISIBILITIES[0],
    help: t.visibilityHelp,
  },
});

const isKind = isOneOf(NOTE_KINDS);

const nameOf = ({ attributes: { kind, date } }: NoteResource) => t.named(t.kinds[kind], formatDate(date));

/** The notes about a student that the reader may see; each can be changed by its author. */
export function StudentNotes({ studentId }: { studentId: string }) {
  const { id } = useSignedInUser();
  const [q] = useSearch();
  const [{ kind }] = useFilters({ kind: '' });
  const [currentPage] = usePage();
  const query = NotesApi.useNotesQuery({
    ...{ studentId, currentPage, q: q || undefined },
    kind: isKind(kind) ? kind : undefined,
  });
  const [write] = NotesApi.useWriteNoteMutation();
  const [edit] = NotesApi.useEditNoteMutation();
  const [remove] = NotesApi.useDeleteNoteMutation();
  const may = ({ relationships }: NoteResource) => relationships.author.data?.id === id;
  return (
    <ResourceList
      query={query}
      what={t.list.what}
      pages={t.list.pages}
      sketch="files"
      empty={q || kind ? t.noMatch : t.none}
      nameOf={nameOf}
      search={t.search}
      filters={[{ name: 'kind', label: t.kind, options: [{ value: '', label: t.allKinds }, ...KINDS] }]}
      tools={
        <ButtonLink to="/minutes" icon={<TimeIcon />}>
          {t.log.title}
        </ButtonLink>
      }
      card={(note, buttons) => (
        <Card>
          <NoteCard note={note} buttons={buttons} />
        </Card>
      )}
      fields={<fields.Fields />}
      create={{
        ...t.create,
        blank: { ...fields.blank, date: today() },
        draft: `note-about:${studentId}`,
        run: (values) => write({ studentId, ...fields.bodyOf(values) }),
      }}
      edit={{
        ...t.edit,
        may,
        draft: (note) => `note:${note.id}`,
        valuesOf: ({ attributes }) => fields.valuesOf(attributes),
        run: (note, values, before) =>
          edit({
            ...{ studentId, noteId: note.id },
            ...fields.changes(before, { ...values, minutes: values.minutes || '0' }),
          }),
      }}
      remove={{ ...t.remove, may, run: (note) => remove({ studentId, noteId: note.id }) }}
    />
  );
}
