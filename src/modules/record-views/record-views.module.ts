import { APP_INTERCEPTOR } from '@nestjs/core';
import { RecordViews } from '../../platform/auth/record-views';
import { defineModule } from '../../platform/define-module';
import { inParallel } from '../../platform/jobs/jobs';
import { NoteViews } from './note-views.interceptor';
import { RECORD_VIEW, RecordViewLog, type RecordView } from './record-view-log';
import { RecordViewsController } from './record-views.controller';

export const recordViewsModule = defineModule({
  name: 'RecordViews',
  global: true,
  controllers: [RecordViewsController],
  providers: [
    RecordViewLog,
    { provide: RecordViews, useExisting: RecordViewLog },
    { provide: APP_INTERCEPTOR, useClass: NoteViews },
  ],
  exports: [RecordViews],
  jobs: {
    inject: [RecordViewLog],
    useFactory: (service) => ({
      [RECORD_VIEW]: inParallel(4, (data: RecordView) => service.record(data)),
    }),
  },
});
