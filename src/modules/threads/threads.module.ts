import { defineModule } from '../../platform/define-module';
import { threadCompensation } from './thread.decider';
import { ThreadsController } from './threads.controller';

export const threadsModule = defineModule({
  name: 'Threads',
  controllers: [ThreadsController],
  compensations: [threadCompensation],
});
