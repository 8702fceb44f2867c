import { defineModule } from '../../platform/define-module';
import { ThreadsController } from './threads.controller';

export const threadsModule = defineModule({ name: 'Threads', controllers: [ThreadsController] });
