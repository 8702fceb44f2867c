import { accountViews } from '../../../../projections/identity/account-views';
import { AccessReader } from '../../identity/directory/directory.queries';
import { defineModule } from '../../../platform/define-module';
import type { Work } from '../../../platform/jobs/jobs';
import { examFormsModule } from '../forms/exam-forms.module';
import { ExamEntries, type UnfinishedEntry } from './exam-entries';
import { ExamEntriesController } from './exam-entries.controller';
import { examEntryLiveRules } from './exam-entries.live';
import { examAttemptCompensation } from './exam-attempt.decider';
import { examEntryCompensation } from './exam-entry.decider';
import { examEntryReactions, FINISH_EXAM } from './exam-entries.reactions';
import { ExamReader } from '../exams.queries';
import { ExamAttempts } from './exam-attempts';

export const examEntriesModule = defineModule({
  name: 'ExamEntries',
  imports: [examFormsModule],
  queries: [ExamReader],
  controllers: [ExamEntriesController],
  providers: [ExamEntries, ExamAttempts],
  exports: [ExamEntries],
  reactions: [examEntryReactions],
  compensations: [examEntryCompensation, examAttemptCompensation],
  live: { views: accountViews, inject: [AccessReader], useFactory: examEntryLiveRules },
  jobs: {
    inject: [ExamEntries],
    useFactory: (entries) => ({ [FINISH_EXAM]: ({ data }: Work<UnfinishedEntry>) => entries.finish(data) }),
  },
});
