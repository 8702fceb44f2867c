import { Inject, Injectable } from '@nestjs/common';
import { noDeadlines, type Deadlines } from '../../../contract/colleges';
import { colleges, type College } from '../../../projections/colleges';
import { nameOf, people } from '../../../projections/people';
import { savedColleges, type SavedCollege } from '../../../projections/saved-colleges';
import { calendarIdOf, sessionRequests } from '../../../projections/session-requests';
import { taskAssignments, type TaskAssignment } from '../../../projections/task-assignments';
import { taskDefinitions } from '../../../projections/task-definitions';
import { LANGUAGE } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import type { CalendarEntry } from './calendar';
import { words } from './words';

const DEADLINES = Object.keys(noDeadlines) as (keyof Deadlines)[];

/** Whose calendar can be subscribed to. */
export const FEED_ROLES = ['student', 'counselor'] as const;
export type FeedRole = (typeof FEED_ROLES)[number];

type Side = 'studentId' | 'counselorId';

/** The pages show no earlier deadline either. */
const FIRST_SHOWN = '2021-01-01';

/** A student's due dates, deadlines and sessions, and the sessions that a counselor holds. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly views: Views,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async entriesOf(userId: string, role: FeedRole): Promise<CalendarEntry[]> {
    return role === 'student' ? this.ofStudent(userId) : this.sessions('counselorId', userId, 'studentId');
  }

  private async ofStudent(studentId: string): Promise<CalendarEntry[]> {
    const saved = (await this.views.find(savedColleges, { where: { studentId } })).filter(
      ({ status }) => status !== 'applied',
    );
    const assigned = await this.views.find(taskAssignments, { where: { studentId, completedDate: null } });
    const codes = [...saved, ...assigned].flatMap(({ ceebCode }) => ceebCode ?? []);
    const catalogue = await this.views.getMany(colleges, codes);
    return [
      ...(await this.sessions('studentId', studentId, 'counselorId')),
      ...(await this.dueDates(assigned, catalogue)),
      ...saved.flatMap((college) => this.deadlines(college, catalogue.get(college.ceebCode))),
    ];
  }

  /** Those that have a counselor; by the same id as in the invitation to it. */
  private async sessions(own: Side, userId: string, other: Side): Promise<CalendarEntry[]> {
    const found = await this.views.find(sessionRequests, { where: { [own]: userId } });
    const sessions = found.filter(({ state }) => state === 'booked' || state === 'done');
    const others = await this.views.joined(people, sessions, other);
    return sessions.map((session) => ({
      id: calendarIdOf(session.id),
      date: session.start.slice(0, 10),
      time: { start: session.start, end: session.end },
      summary: words[LANGUAGE].session({ name: nameOf(others.get(session[other] ?? '')) }),
      description: '',
      url: `${this.config.publicUrl}/lobby?roomId=${session.id}`,
      since: session.bookedAt ?? session.requestedAt,
    }));
  }

  private async dueDates(
    assigned: readonly TaskAssignment[],
    catalogue: ReadonlyMap<string, College>,
  ): Promise<CalendarEntry[]> {
    const definitions = await this.views.joined(taskDefinitions, assigned, 'taskId');
    return assigned.flatMap(({ id, taskId, ceebCode, dueDate, assignedAt }) => {
      const fields = definitions.get(taskId)?.fields;
      const date = dueDate ?? fields?.dueDate;
      if (!fields || !date) return [];
      const college = ceebCode === null ? undefined : (catalogue.get(ceebCode)?.fields.name ?? ceebCode);
      return {
        id: `task-${id}`,
        date,
        summary:
          college === undefined
            ? fields.name
            : words[LANGUAGE].taskForCollege({ task: fields.name, college }),
        description: fields.description,
        url: `${this.config.publicUrl}/tasks`,
        since: assignedAt,
      };
    });
  }

  private deadlines(saved: SavedCollege, college: College | undefined): CalendarEntry[] {
    if (!college) return [];
    return DEADLINES.flatMap((field) => {
      const date = college.deadlines[field];
      if (date === null || date < FIRST_SHOWN) return [];
      return {
        id: `deadline-${saved.id}-${field}`,
        date,
        summary: words[LANGUAGE][field]({ college: college.fields.name }),
        description: '',
        url: `${this.config.publicUrl}/colleges`,
        since: saved.savedAt,
      };
    });
  }
}
