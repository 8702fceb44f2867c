import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ApplicationFields } from '../../contract/applications';
import { SAVED_STATUSES, type SavedStatus } from '../../contract/saved-colleges';
import { conversationKey } from '../../projections/messaging/conversations';
import { people } from '../../projections/identity/people';
import { taskDefinitions, type TaskDefinition } from '../../projections/tasks/task-definitions';
import { CannotStart, Contended, Unavailable } from '../kernel/errors';
import type { Actor } from '../kernel/event';
import { access } from '../modules/identity/access/access.decider';
import { accessId } from '../../projections/identity/access';
import { entity } from '../modules/identity/entities/entity.decider';
import { membership } from '../modules/identity/entities/membership.decider';
import { membershipId } from '../../projections/identity/memberships';
import { parent } from '../modules/identity/parents/parent.decider';
import { linkIdOf } from '../modules/identity/parents/parent-links';
import { Registration } from '../modules/identity/registration/registration';
import { savedCollege } from '../modules/colleges/saved/saved-college.decider';
import { recordIdOf } from '../modules/colleges/saved/saved-college-queries';
import { readConversation } from '../modules/messaging/conversation.decider';
import { conversationOf, message } from '../modules/messaging/message.decider';
import { Surveys } from '../modules/survey/surveys';
import { assignment } from '../modules/tasks/assignment.decider';
import { CollegeTasks } from '../modules/tasks/college-tasks';
import { assignmentIdOf, isForGrade, TaskAssigner } from '../modules/tasks/task-assigner';
import { externalIdReservation } from '../modules/tasks/external-id.decider';
import { task } from '../modules/tasks/task.decider';
import { thread } from '../modules/threads/thread.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { Views } from '../platform/document-store/views';
import { History } from '../platform/history/history';
import { idFrom, newId, SYSTEM } from '../platform/http/request-context';
import { dateInNewYork } from '../platform/new-york';
import { Projector } from '../platform/projector/projector';
import { Reactor } from '../platform/reactor/reactor';
import { VAULT, type Vault } from '../platform/vault/vault';
import { untilPossible } from '../platform/waiting';
import { as, KEY } from './acting';
import { DemoCatalogue } from './catalogue';
import {
  readDemoColleges,
  readDemoLists,
  readDemoMessages,
  readDemoTasks,
  readDemoThreads,
  type DemoApplication,
  type DemoList,
  type DemoTask,
  type StaffRole,
} from './content';
import { DemoExams } from './exam-writer';
import { instantAt } from './instants';
import { DemoLetterRequests } from './letter-writer';
import { DemoOutcomeWriter } from './outcome-writer';
import { DemoPayments } from './payment-writer';
import { DEMO_PASSWORD, demoEntity, demoParents, demoStaff, demoStudents } from './people';
import { demoSurvey, gradeOf } from './profiles';
import { DemoProfiles } from './profile-writer';
import { DemoRecords } from './record-writer';
import { DemoSessions } from './session-writer';
import { DemoTranscripts } from './transcript-writer';

type Staff = Readonly<Record<StaffRole, Actor>>;

interface Created {
  readonly taskId: string;
  readonly from: DemoTask;
}

/** How many tenths of the tasks that were due each student has completed, in the order of the students. */
const TENTHS_DONE = [6, 6, 10, 8, 9, 10, 7, 10, 9, 10] as const;

const APPLICATION_DAYS = ['submittedOn', 'completeOn', 'decidedOn'] as const;

function datedApplication(application: DemoApplication): Partial<ApplicationFields> {
  const days = APPLICATION_DAYS.flatMap((field) => {
    const daysAgo = application[field];
    return daysAgo === undefined ? [] : [[field, dateInNewYork(-daysAgo)]];
  });
  return { ...application, ...Object.fromEntries(days) } as Partial<ApplicationFields>;
}

const REPORT_MS = 10_000;
const STILL_MS = 60_000;

function reasonToWait(error: unknown): string {
  if (error instanceof Unavailable || error instanceof Contended) return error.message;
  throw error;
}

/** Fills an empty installation through the real commands. Ids derive from names, so that it can be repeated. */
@Injectable()
export class Demonstration {
  private readonly logger = new Logger(Demonstration.name);

  constructor(
    private readonly registration: Registration,
    private readonly catalogue: DemoCatalogue,
    private readonly profiles: DemoProfiles,
    private readonly records: DemoRecords,
    private readonly exams: DemoExams,
    private readonly letters: DemoLetterRequests,
    private readonly outcomes: DemoOutcomeWriter,
    private readonly payments: DemoPayments,
    private readonly sessions: DemoSessions,
    private readonly transcripts: DemoTranscripts,
    private readonly assigner: TaskAssigner,
    private readonly collegeTasks: CollegeTasks,
    private readonly surveys: Surveys,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly reactor: Reactor,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async fill(): Promise<void> {
    const state = await this.vault.get<'begun' | 'done'>('cursor', KEY);
    const untouched = (await this.history.head()) === 0n;
    if (state?.value === 'done' || (!state && !untouched)) return;
    this.logger.log('Writing the demonstration data…');
    await this.vault.put('cursor', KEY, 'begun');
    // The work is idempotent, and waits for the stores and for the leases of a killed process.
    await this.reactor.afterAllOf(() =>
      untilPossible(
        () => this.write(),
        reasonToWait,
        (reason) => this.logger.warn(reason),
      ),
    );
    await this.vault.put('cursor', KEY, 'done');
  }

  private async write(): Promise<void> {
    const staff = await this.openStaffAccounts();
    const entityId = await this.openSchool(staff);
    const students = await this.openStudentAccounts(staff, entityId);
    await this.openParentAccounts(students[0]!);
    await this.catalogue.fill(staff.admin);
    await this.shown();
    await this.profiles.write(students);
    const tasks = await this.createTasks(staff);
    await this.shown();
    await this.giveTasks(tasks, students);
    await this.shown();
    await this.makeProgress(tasks, students);
    await this.postpone(staff, tasks, students);
    await this.saveLists(students);
    await this.outcomes.write({ id: staff.account_admin.id, role: 'account_admin' }, entityId);
    await this.transcripts.write(staff.counselor, students);
    const student = { id: students[0]!, role: 'student' } as const;
    await as(student, () => this.surveys.submit(student.id, demoSurvey));
    await this.records.write(students);
    await this.exams.write(staff.counselor, students);
    await this.letters.write(staff.recommender, staff.counselor, students);
    await this.payments.write(staff.admin, students);
    await this.sessions.write(staff.admin, staff.counselor, students);
    await this.publishThreads(staff);
    await this.writeMessages(staff, students);
    await this.shown();
  }

  /** Waits for all views, since people who try the demonstration may open any page. */
  private async shown(): Promise<void> {
    const head = await this.history.head();
    let [seen, since] = [-1n, Date.now()];
    while (!(await this.projector.reached(head, REPORT_MS))) {
      const positions = (await this.projector.status()).map(({ position }) =>
        position < head ? position : head,
      );
      const sum = positions.reduce((all, position) => all + position, 0n);
      if (sum !== seen) [seen, since] = [sum, Date.now()];
      const percent = Number((sum * 100n) / (head * BigInt(positions.length)));
      if (Date.now() - since >= STILL_MS)
        throw new CannotStart(
          `The views have stood still at ${percent}% for a minute: look at /readyz or the log.`,
        );
      this.logger.log(`The views show ${percent}% of the demonstration data.`);
    }
  }

  private async openStaffAccounts(): Promise<Staff> {
    const ids: Record<string, Actor> = {};
    for (const person of demoStaff) {
      const id = await as(SYSTEM, () => this.registration.register({ ...person, password: DEMO_PASSWORD }));
      ids[person.role] = { id, role: person.role };
    }
    return ids as Staff;
  }

  private openSchool(staff: Staff): Promise<string> {
    return as(staff.admin, async () => {
      const entityId = newId('entity');
      await this.dispatcher.dispatch(entity, entityId, 'CreateEntity', { entityId, ...demoEntity });
      return entityId;
    });
  }

  private async openStudentAccounts(staff: Staff, entityId: string): Promise<string[]> {
    const join = (userId: string) =>
      this.dispatcher.dispatch(membership, membershipId(entityId, userId), 'Join', { entityId, userId });
    await as(staff.admin, async () => {
      for (const { id } of [staff.account_admin, staff.counselor, staff.exam_admin, staff.recommender])
        await join(id);
    });
    const students: string[] = [];
    for (const person of demoStudents) {
      const studentId = await as(SYSTEM, () =>
        this.registration.register({ ...person, password: DEMO_PASSWORD }),
      );
      await as({ id: studentId, role: 'student' }, async () => {
        const entry = { staffId: staff.counselor.id, studentId, reason: 'sign-up-link' } as const;
        await this.dispatcher.dispatch(access, accessId(entry.staffId, studentId), 'GrantAccess', entry);
        await join(studentId);
      });
      students.push(studentId);
    }
    return students;
  }

  private async openParentAccounts(studentId: string): Promise<void> {
    for (const person of demoParents) {
      const { firstName, lastName, email } = person;
      const parentId = await as(SYSTEM, () =>
        this.registration.register({ ...person, password: DEMO_PASSWORD }),
      );
      const linkId = linkIdOf(parentId, studentId);
      const invitation = { linkId, parentId, studentId, firstName, lastName, email };
      await as({ id: studentId, role: 'student' }, () =>
        this.dispatcher.dispatch(parent, linkId, 'Invite', invitation),
      );
      await as({ id: parentId, role: 'parent' }, () =>
        this.dispatcher.dispatch(parent, linkId, 'Accept', {}),
      );
    }
  }

  private async createTasks({ admin, counselor }: Staff): Promise<Created[]> {
    const created: Created[] = [];
    for (const from of readDemoTasks()) {
      await as(from.type === 'custom' ? counselor : admin, async () => {
        const taskId = newId('task', from.name);
        const { type, dueInDays, externalId, audience: _audience, ...texts } = from;
        if (externalId !== null) {
          await this.dispatcher.dispatch(externalIdReservation, externalId, 'ReserveExternalId', {
            externalId,
            taskId,
          });
        }
        const fields = {
          ...texts,
          externalId,
          dueDate: dateInNewYork(dueInDays),
          dueDateCanBeModified: true,
        };
        await this.dispatcher.dispatch(task, taskId, 'CreateTask', { taskId, type, fields });
        if (from.audience === 'all-students') {
          await this.dispatcher.dispatch(task, taskId, 'OfferToAllStudents', { within: null });
        } else if (from.audience === 'all-colleges') {
          await this.dispatcher.dispatch(task, taskId, 'OfferToAllColleges', {});
        } else if (typeof from.audience !== 'number') {
          await this.dispatcher.dispatch(task, taskId, 'OfferToColleges', { ceebCodes: from.audience });
        }
        created.push({ taskId, from });
      });
    }
    return created;
  }

  /** Past dates are set for each student, since they would not be late for someone who joined after them. */
  private async giveTasks(tasks: readonly Created[], students: readonly string[]): Promise<void> {
    for (const { taskId, from } of tasks) {
      const { audience, dueInDays } = from;
      const isForAll = audience === 'all-students' && dueInDays < 0;
      if (typeof audience !== 'number' && !isForAll) continue;
      const definition = (await this.views.get(taskDefinitions, taskId)) as TaskDefinition;
      const actor = {
        id: definition.authorId,
        role: (await this.views.get(people, definition.authorId))!.role,
      };
      const dueDate = dueInDays < 0 ? dateInNewYork(dueInDays) : null;
      const chosen = students.filter((_, index) =>
        typeof audience === 'number' ? index < audience : isForGrade(from.grades, gradeOf(index)),
      );
      await as(actor, () =>
        Promise.all(chosen.map((id) => this.assigner.assign(definition, id, 'Assign', dueDate))),
      );
    }
    await Promise.all(students.map((studentId) => as(SYSTEM, () => this.assigner.offerTo(studentId))));
  }

  private async makeProgress(tasks: readonly Created[], students: readonly string[]): Promise<void> {
    const past = tasks.filter(({ from }) => from.type !== 'college' && from.dueInDays < 10);
    const complete = (taskId: string, studentId: string, dueInDays: number) => {
      const completedDate = `${dateInNewYork(Math.min(dueInDays - 1, -1))}T20:30:00.000Z`;
      const id = assignmentIdOf(taskId, studentId, null);
      return as({ id: studentId, role: 'student' }, () =>
        this.dispatcher.dispatch(assignment, id, 'Complete', { completedDate }),
      );
    };
    const completions = students.flatMap((studentId, index) =>
      past
        .filter(({ from: { audience } }) => typeof audience !== 'number' || index < audience)
        .filter((_, order) => (order * 7 + index * 3) % 10 < TENTHS_DONE[index % TENTHS_DONE.length]!)
        .filter(({ from }) => isForGrade(from.grades, gradeOf(index)))
        .map(({ taskId, from }) => complete(taskId, studentId, from.dueInDays)),
    );
    await Promise.all(completions);
  }

  private async postpone({ counselor }: Staff, tasks: readonly Created[], students: readonly string[]) {
    for (const { taskId, from } of tasks) {
      if (typeof from.audience !== 'number' || from.dueInDays < 10) continue;
      const dueDate = dateInNewYork(from.dueInDays + 7);
      for (const studentId of students.slice(0, from.audience)) {
        const id = assignmentIdOf(taskId, studentId, null);
        await as(counselor, () =>
          this.dispatcher.dispatch(assignment, id, 'ChangeDueDate', { dueDate, canBeModified: true }),
        );
      }
    }
  }

  private async publishThreads(staff: Staff): Promise<void> {
    for (const { author, ...fields } of readDemoThreads()) {
      await as(staff[author], async () => {
        const threadId = newId('thread', fields.title);
        await this.dispatcher.dispatch(thread, threadId, 'Publish', { threadId, fields });
      });
    }
  }

  private async writeMessages(staff: Staff, students: readonly string[]): Promise<void> {
    const dated = readDemoMessages().map((line) => ({
      ...line,
      sentAt: instantAt(-line.daysAgo, line.time),
    }));
    for (const line of dated.sort((a, b) => a.sentAt.localeCompare(b.sentAt))) {
      const [one, other] = [staff[line.staff], { id: students[line.student]!, role: 'student' }];
      const [sender, recipient] = line.writer === 'staff' ? [one, other] : [other, one];
      const { content, sentAt } = line;
      const messageId = idFrom('message', sender.id, content);
      const sent = { messageId, senderId: sender.id, recipientId: recipient.id, content, sentAt };
      await as(sender, () => this.dispatcher.dispatch(message, messageId, 'Send', sent));
      if (line.seen === 'no') continue;
      const read = {
        conversationId: conversationOf(sender.id, recipient.id),
        senderId: sender.id,
        readerId: recipient.id,
        messages: [{ id: messageId, sentAt }],
      };
      const id = conversationKey(recipient.id, sender.id);
      await as(recipient, () => this.dispatcher.dispatch(readConversation, id, 'Read', read));
    }
  }

  private async saveLists(students: readonly string[]): Promise<void> {
    const names = new Map(readDemoColleges().map(({ ceeb, name }) => [ceeb, name]));
    const saveList = async ({ student, colleges, applications = {} }: DemoList) => {
      const studentId = students[student]!;
      const save = async (ceebCode: string, status: SavedStatus) => {
        const recordId = recordIdOf(studentId, ceebCode);
        const ref = { recordId, studentId, ceebCode, collegeName: names.get(ceebCode)! };
        await this.dispatcher.dispatch(savedCollege, recordId, 'Save', { ...ref, status });
      };
      await as({ id: studentId, role: 'student' }, async () => {
        for (const status of SAVED_STATUSES) {
          for (const ceebCode of colleges[status].toReversed()) await save(ceebCode, status);
        }
        for (const [ceebCode, application] of Object.entries(applications)) {
          const command = { studentId, fields: datedApplication(application), boundTo: null };
          await this.dispatcher.dispatch(
            savedCollege,
            recordIdOf(studentId, ceebCode),
            'EditApplication',
            command,
          );
        }
      });
      // Assigns all at once. Reactions would assign one by one, and a slow store would make many notifications of that.
      await as(SYSTEM, () => this.collegeTasks.sync(studentId));
    };
    await Promise.all(readDemoLists().map(saveList));
  }
}
