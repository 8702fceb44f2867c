import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { TakingBack } from './taking-back';
import { UndoController } from './undo.controller';
import { FINISH_UNDO, Undoing, type UnfinishedUndo } from './undoing';

export const undoModule = defineModule({
  name: 'Undo',
  controllers: [UndoController],
  providers: [TakingBack, Undoing],
  jobs: {
    inject: [Undoing],
    useFactory: (undoing) => ({ [FINISH_UNDO]: ({ data }: Work<UnfinishedUndo>) => undoing.finish(data) }),
  },
});
