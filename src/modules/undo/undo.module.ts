import { defineModule } from '../../platform/define-module';
import { UndoController } from './undo.controller';
import { Undoing } from './undoing';

export const undoModule = defineModule({
  name: 'Undo',
  controllers: [UndoController],
  providers: [Undoing],
});
