import { Injectable } from '@nestjs/common';
import { noDeadlines } from '../../../../contract/colleges';
import { countingDeadlines } from '../../../../contract/deadlines';
import { SUPPORT } from '../../../../contract/messaging';
import { DEADLINE_DAYS, MAX_OVERDUE, SILENT_DAYS, type StudentFilter } from '../../../../contract/students';
import type { SessionUser } from '../../../platform/auth/session-user';
import { dateInNewYork } from '../../../platform/new-york';
import { CollegeDirectory, comingDeadlines } from '../../colleges/colleges.queries';
import { ConversationReader } from '../../messaging/messaging.queries';
import { SessionReader } from '../../sessions/sessions.queries';
import type { Columns } from './student-columns';

export type FilterTest = (columns: Columns, id: string) => boolean;

const DAY_MS = 86_400_000;

/** The owners of the conversations that the user answers; every admin answers for Support. */
export const sidesOf = ({ id, role }: SessionUser): string[] => (role === 'admin' ? [id, SUPPORT] : [id]);

@Injectable()
export class StudentFilters {
  constructor(
    private readonly colleges: CollegeDirectory,
    private readonly conversations: ConversationReader,
    private readonly sessions: SessionReader,
  ) {}

  async testsFor(user: SessionUser): Promise<Readonly<Record<StudentFilter, FilterTest>>> {
    const now = Date.now();
    const longAgo = new Date(now - SILENT_DAYS * DAY_MS).toISOString();
    const [today, until] = [dateInNewYork(), dateInNewYork(DEADLINE_DAYS)];
    const [waiting, asking, due] = await Promise.all([
      this.conversations.awaitingReply(sidesOf(user)),
      this.sessions.studentsAsking(new Date(now).toISOString()),
      this.colleges.withDeadlineBetween(today, until),
    ]);
    return {
      waiting: (_, id) => waiting.has(id),
      asking: (_, id) => asking.has(id),
      deadline: ({ facts }) =>
        facts.ahead.some(({ ceeb, application }) => {
          const college = due.get(ceeb);
          if (!college && !application?.deadline) return false;
          const counting = countingDeadlines(application, college?.deadlines ?? noDeadlines);
          return comingDeadlines(counting, today).some(({ date }) => date <= until);
        }),
      overdue: ({ overdue }) => overdue > 0,
      behind: ({ overdue }) => overdue > MAX_OVERDUE,
      'no-college': ({ facts: { colleges } }) =>
        colleges.interested + colleges.applying + colleges.applied === 0,
      silent: ({ facts: { lastActive } }) => lastActive !== null && lastActive < longAgo,
      never: ({ facts: { lastActive } }) => lastActive === null,
      missing: ({ facts }) => facts.missing.length > 0,
    };
  }
}
