import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { type Actor, applyChanges, changesBetween, fieldsBefore } from '../../kernel/event';
import type { NoteEvents, NoteFields, NoteRef } from './notes.events';
import { t } from './messages';

interface Note {
  readonly ref: NoteRef;
  readonly fields: NoteFields;
  readonly deleted: boolean;
}

/** The student whose notes the caller was admitted to. */
interface OfStudent {
  readonly studentId: string;
}

export type NoteCommands = {
  Write: OfStudent & { readonly noteId: string; readonly fields: NoteFields };
  Edit: OfStudent & { readonly fields: Partial<NoteFields> };
  Delete: OfStudent;
  Restore: OfStudent;
};

/** Nobody learns of a note that they may not read. */
function ownNote(note: Note | null, { studentId }: OfStudent, actor: Actor): Note {
  const isOwn = note?.ref.authorId === actor.id;
  if (!note || note.ref.studentId !== studentId || (!isOwn && note.fields.visibility === 'private'))
    throw new Rejected('not-found', t('note-not-found'));
  if (!isOwn) throw new Rejected('forbidden', t('not-your-note'));
  return note;
}

export const note = decider<Note | null, NoteCommands, NoteEvents>({
  name: 'note',
  stream: { key: 'note', growsWith: 'edits, deletions and restorations by its author' },
  initial: null,
  decide: {
    Write: ({ noteId, studentId, fields }, written, { actor }) =>
      written ? [] : [{ type: 'NoteWritten', data: { noteId, studentId, authorId: actor.id, ...fields } }],
    Edit: (command, written, { actor }) => {
      const { ref, fields, deleted } = ownNote(written, command, actor);
      if (deleted) throw new Rejected('not-found', t('note-not-found'));
      const changes = changesBetween(fields, command.fields);
      return Object.keys(changes).length === 0 ? [] : [{ type: 'NoteEdited', data: { ...ref, changes } }];
    },
    Delete: (command, written, { actor }) => {
      const { ref, deleted } = ownNote(written, command, actor);
      return deleted ? [] : [{ type: 'NoteDeleted', data: ref }];
    },
    Restore: (command, written, { actor }) => {
      const { ref, fields, deleted } = ownNote(written, command, actor);
      return deleted ? [{ type: 'NoteRestored', data: { ...ref, ...fields } }] : [];
    },
  },
  evolve: {
    NoteWritten: (_, { noteId, studentId, authorId, ...fields }) => ({
      ref: { noteId, studentId, authorId },
      fields,
      deleted: false,
    }),
    NoteEdited: (written, { changes }) => ({ ...written!, fields: applyChanges(written!.fields, changes) }),
    NoteDeleted: (written) => ({ ...written!, deleted: true }),
    NoteRestored: (written) => ({ ...written!, deleted: false }),
  },
});

export const noteCompensation = compensation({
  decider: note,
  undoCommands: {
    NoteWritten: ({ studentId }) => ['Delete', { studentId }],
    NoteEdited: ({ studentId, changes }) => ['Edit', { studentId, fields: fieldsBefore(changes) }],
    NoteDeleted: ({ studentId }) => ['Restore', { studentId }],
    NoteRestored: ({ studentId }) => ['Delete', { studentId }],
  },
});
