import type { AnyProjection } from '../src/kernel/projection';
import { access } from './access';
import { audit } from './audit';
import { collegeImports } from './college-imports';
import { colleges } from './colleges';
import { conversations } from './conversations';
import { entities } from './entities';
import { importedColleges } from './imported-colleges';
import { memberships } from './memberships';
import { messages } from './messages';
import { notificationPreferences } from './notification-preferences';
import { notifications } from './notifications';
import { people } from './people';
import { savedColleges } from './saved-colleges';
import { taskAssignments } from './task-assignments';
import { taskDefinitions } from './task-definitions';
import { testScores } from './test-scores';
import { threads } from './threads';

/** Every read model there is. */
export const projections = [
  access,
  audit,
  collegeImports,
  colleges,
  conversations,
  entities,
  importedColleges,
  memberships,
  messages,
  notificationPreferences,
  notifications,
  people,
  savedColleges,
  taskAssignments,
  taskDefinitions,
  testScores,
  threads,
].map((projection) => projection as unknown as AnyProjection);
