import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { note } from './note.decider';

export const noteCompensation = compensation({
  decider: note,
  undoCommands: {
    NoteWritten: ({ studentId }) => ['Delete', { studentId }],
    NoteEdited: ({ studentId, changes }) => ['Edit', { studentId, fields: fieldsBefore(changes) }],
    NoteDeleted: ({ studentId }) => ['Restore', { studentId }],
    NoteRestored: ({ studentId }) => ['Delete', { studentId }],
  },
});
