import { accountViews } from '../../../../projections/identity/account-views';
import { defineModule } from '../../../platform/define-module';
import type { Work } from '../../../platform/jobs/jobs';
import { accessCompensation } from './access.decider';
import { AccessController } from './access.controller';
import { accessLiveRules } from './access.live';
import {
  END_ACCESS,
  RECONCILE_SESSION_ACCESS,
  SYNC_ACCESS,
  sessionAccessReactions,
  type SessionPair,
} from './access.reactions';
import { AccessEntries } from './access-entries';
import { AccessSync } from './access-sync';
import { SessionAccess } from './session-access';
import { UsersController } from './users.controller';

export const accessModule = defineModule({
  name: 'Access',
  global: true,
  controllers: [AccessController, UsersController],
  providers: [AccessEntries, AccessSync, SessionAccess],
  exports: [AccessEntries, AccessSync],
  reactions: [sessionAccessReactions],
  compensations: [accessCompensation],
  live: { views: accountViews, inject: [], useFactory: () => accessLiveRules },
  jobs: {
    inject: [AccessEntries, AccessSync, SessionAccess],
    useFactory: (entries, accessSync, sessionAccess) => ({
      [SYNC_ACCESS]: ({ data }: Work<{ staffId: string }>) => accessSync.sync(data.staffId),
      [END_ACCESS]: ({ data }: Work<{ userId: string; entityId: string; leftAt: string }>) =>
        entries.endWithMembership(data.userId, data.entityId, data.leftAt),
      [RECONCILE_SESSION_ACCESS]: ({ data: { studentId, staffIds } }: Work<SessionPair>) =>
        sessionAccess.settle(studentId, staffIds),
    }),
  },
});
