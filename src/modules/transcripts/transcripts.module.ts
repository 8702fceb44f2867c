import { accountViews } from '../../../projections/identity/account-views';
import { defineModule } from '../../platform/define-module';
import { AccessReader } from '../identity/directory/directory.queries';
import { StudentTranscriptsController } from './student-transcripts.controller';
import { TranscriptQueue } from './transcript-queue';
import { transcriptCompensation } from './transcripts.decider';
import { TranscriptsController } from './transcripts.controller';
import { transcriptLiveRules } from './transcripts.live';
import { TranscriptReader } from './transcripts.queries';

export const transcriptsModule = defineModule({
  name: 'Transcripts',
  queries: [TranscriptReader],
  controllers: [TranscriptsController, StudentTranscriptsController],
  compensations: [transcriptCompensation],
  providers: [TranscriptQueue],
  live: { views: accountViews, inject: [AccessReader], useFactory: transcriptLiveRules },
});
