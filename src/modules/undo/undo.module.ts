import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { UndoPlan } from './undo-plan';
import { UndoController } from './undo.controller';
import { FINISH_UNDO, Undo, type UnfinishedUndo } from './undo';

export const undoModule = defineModule({
  name: 'Undo',
  controllers: [UndoController],
  providers: [UndoPlan, Undo],
  jobs: {
    inject: [Undo],
    useFactory: (undoing) => ({ [FINISH_UNDO]: ({ data }: Work<UnfinishedUndo>) => undoing.finish(data) }),
  },
});
