import { given } from '../../kernel/testing';
import { note } from './note.decider';
import type { NoteFields } from './notes.events';

const author = { id: 'c1', role: 'counselor' };
const colleague = { id: 'c2', role: 'counselor' };
const ref = { noteId: 'n1', studentId: 's1', authorId: 'c1' };
const fields: NoteFields = {
  ...{ kind: 'meeting', minutes: 30, date: '2026-11-20', text: 'Talked about essays.' },
  visibility: 'staff',
};
const written = { type: 'NoteWritten', data: { ...ref, ...fields } } as const;
const privately = { type: 'NoteWritten', data: { ...ref, ...fields, visibility: 'private' } } as const;
const edited = {
  type: 'NoteEdited',
  data: { ...ref, changes: { minutes: { from: 30, to: 45 } } },
} as const;
const deleted = { type: 'NoteDeleted', data: ref } as const;

const edit = { studentId: 's1', fields: { minutes: 45 } };
const history = given(note);

it('writes a note once, by its author', () => {
  const write = { noteId: 'n1', studentId: 's1', fields };
  history().when('Write', write, { actor: author }).yields(written);
  history(written).when('Write', write, { actor: author }).yields();
});

it('edits only what changed', () => {
  history(written).when('Edit', edit, { actor: author }).yields(edited);
  history(written, edited).when('Edit', edit, { actor: author }).yields();
});

it('lets only the author change a note', () => {
  history(written).when('Edit', edit, { actor: colleague }).isRejected('not-your-note');
  history(written).when('Delete', { studentId: 's1' }, { actor: colleague }).isRejected('not-your-note');
  history(written, deleted)
    .when('Restore', { studentId: 's1' }, { actor: colleague })
    .isRejected('not-your-note');
});

it('hides a private note from everyone but the author', () => {
  history(privately).when('Edit', edit, { actor: colleague }).isRejected('note-not-found');
  history(privately).when('Delete', { studentId: 's1' }, { actor: colleague }).isRejected('note-not-found');
});

it('does not find a note under another student', () => {
  history(written).when('Delete', { studentId: 's2' }, { actor: author }).isRejected('note-not-found');
  history().when('Delete', { studentId: 's1' }, { actor: author }).isRejected('note-not-found');
});

it('deletes a note and restores it as it was', () => {
  const restored = { type: 'NoteRestored', data: { ...ref, ...fields, minutes: 45 } } as const;
  history(written, edited).when('Delete', { studentId: 's1' }, { actor: author }).yields(deleted);
  history(written, edited, deleted).when('Delete', { studentId: 's1' }, { actor: author }).yields();
  history(written, edited, deleted).when('Edit', edit, { actor: author }).isRejected('note-not-found');
  history(written, edited, deleted).when('Restore', { studentId: 's1' }, { actor: author }).yields(restored);
  history(written).when('Restore', { studentId: 's1' }, { actor: author }).yields();
});
