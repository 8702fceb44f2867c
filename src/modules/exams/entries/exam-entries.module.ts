import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { examEntryLiveRules } from './exam-entries.live';

export const examEntriesModule = defineModule({
  name: 'ExamEntries',
  live: { inject: [Accounts], useFactory: examEntryLiveRules },
});
