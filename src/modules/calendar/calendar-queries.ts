import { Inject, Injectable } from '@nestjs/common';
import { applicationDeadline, shortCollegeName } from '../../../contract/deadlines';
import { noDeadlines, type Deadlines } from '../../../contract/colleges';
import { fullName, people } from '../../../projections/identity/people';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import { CollegeDirectory, type College } from '../colleges/colleges.queries';
import { SavedCollegeReader, type SavedCollege } from '../colleges/saved/saved-colleges.queries';
import { calendarIdOf, SessionReader, type SessionSide } from '../sessions/sessions.queries';
import { TaskReader, type TaskAssignment } from '../tasks/tasks.queries';
import { FamilyReader } from '../identity/directory/directory.queries';
import type { CalendarEntry } from './calendar';
import type { Words } from './messages';

const DEADLINES = Object.keys(noDeadlines) as (keyof Deadlines)[];

export const FEED_ROLES = ['student', 'parent', 'counselor'] as const;
export type FeedRole = (typeof FEED_ROLES)[number];

/** The pages show no earlier deadlines either. */
const FIRST_SHOWN = '2021-01-01';

const PAGES = {
  student: {
    tasks: '/tasks',
    colleges: '/colleges',
    application: (ceeb: string) => `/applications/${ceeb}`,
    session: (id: string) => `/lobby?roomId=${id}`,
  },
  parent: {
    tasks: '/parent/tasks',
    colleges: '/parent/colleges',
    application: () => '/parent/colleges',
    session: () => '/parent/overview',
  },
} as const;
type Pages = (typeof PAGES)[keyof typeof PAGES];

@Injectable()
export class CalendarQueries {
  constructor(
    private readonly views: Views,
    private readonly families: FamilyReader,
    private readonly tasks: TaskReader,
    private readonly colleges: CollegeDirectory,
    private readonly savedColleges: SavedCollegeReader,
    private readonly sessionReader: SessionReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async entriesOf(userId: string, role: FeedRole, t: Words): Promise<CalendarEntry[]> {
    if (role === 'counselor') return this.sessions('counselorId', userId, 'studentId', PAGES.student, t);
    if (role === 'student') return this.ofStudent(userId, PAGES.student, t);
    const children = await this.families.childrenOf(userId);
    return (await Promise.all(children.map((id) => this.ofStudent(id, PAGES.parent, t)))).flat();
  }

  private async ofStudent(studentId: string, pages: Pages, t: Words): Promise<CalendarEntry[]> {
    const saved = (await this.savedColleges.ofStudent(studentId)).filter(
      ({ status, application }) => status !== 'applied' && application?.decision !== 'withdrawn',
    );
    const assigned = await this.tasks.openAssignmentsOf(studentId);
    const catalogue = await this.colleges.namedIn([...saved, ...assigned]);
    return [
      ...(await this.sessions('studentId', studentId, 'counselorId', pages, t)),
      ...(await this.dueDates(assigned, catalogue, pages, t)),
      ...saved.flatMap((college) => this.deadlines(college, catalogue.get(college.ceebCode), pages, t)),
    ];
  }

  /** Only sessions with a counselor are listed; the ids are those of the mailed invitations. */
  private async sessions(
    own: SessionSide,
    userId: string,
    other: SessionSide,
    pages: Pages,
    t: Words,
  ): Promise<CalendarEntry[]> {
    const found = await this.sessionReader.of(own, userId);
    const sessions = found.filter(({ state }) => state === 'booked' || state === 'done');
    const others = await this.views.joined(people, sessions, other);
    const nameIn = (session: (typeof sessions)[number]) => {
      const person = others.get(session[other] ?? '');
      return person ? fullName(person) : t.erased;
    };
    return sessions.map((session) => ({
      id: calendarIdOf(session.id),
      date: session.start.slice(0, 10),
      time: { start: session.start, end: session.end },
      summary: t.session({ name: nameIn(session) }),
      description: '',
      url: `${this.config.publicUrl}${pages.session(session.id)}`,
      since: session.bookedAt ?? session.requestedAt,
    }));
  }

  private async dueDates(
    assigned: readonly TaskAssignment[],
    catalogue: ReadonlyMap<string, College>,
    { tasks }: Pages,
    t: Words,
  ): Promise<CalendarEntry[]> {
    const definitions = await this.tasks.definitionsNamedIn(assigned);
    return assigned.flatMap(({ id, taskId, ceebCode, dueDate, assignedAt }) => {
      const fields = definitions.get(taskId)?.fields;
      const date = dueDate ?? fields?.dueDate;
      if (!fields || !date) return [];
      const college = ceebCode === null ? undefined : (catalogue.get(ceebCode)?.fields.name ?? ceebCode);
      return {
        id: `task-${id}`,
        date,
        summary: college === undefined ? fields.name : t.taskForCollege({ task: fields.name, college }),
        description: fields.description,
        url: `${this.config.publicUrl}${tasks}`,
        since: assignedAt,
      };
    });
  }

  /** Once the student has chosen how to apply, only that deadline counts. */
  private deadlines(
    saved: SavedCollege,
    college: College | undefined,
    pages: Pages,
    t: Words,
  ): CalendarEntry[] {
    const { id, application, collegeName, savedAt: since } = saved;
    const url = `${this.config.publicUrl}${application ? pages.application(saved.ceebCode) : pages.colleges}`;
    if (application && (application.plan || application.deadline)) {
      const date = applicationDeadline(application, college?.deadlines ?? noDeadlines);
      const summary = t.applicationDeadline({
        college: shortCollegeName(college?.fields.name ?? collegeName),
      });
      return date ? [{ id: `deadline-${id}-application`, date, summary, description: '', url, since }] : [];
    }
    if (!college) return [];
    return DEADLINES.flatMap((field) => {
      const date = college.deadlines[field];
      if (date === null || date < FIRST_SHOWN) return [];
      return {
        id: `deadline-${id}-${field}`,
        date,
        summary: t[field]({ college: shortCollegeName(college.fields.name) }),
        description: '',
        url,
        since,
      };
    });
  }
}
