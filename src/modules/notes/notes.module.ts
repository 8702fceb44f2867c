import { defineModule } from '../../platform/define-module';
import { NoteMinutesController } from './note-minutes.controller';
import { noteCompensation } from './note.decider';
import { NotesController } from './notes.controller';

export const notesModule = defineModule({
  name: 'Notes',
  controllers: [NotesController, NoteMinutesController],
  compensations: [noteCompensation],
});
