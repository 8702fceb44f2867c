import { Injectable } from '@nestjs/common';
import { MAX_FACT_CHANGES, type Fact, type FactChangeResource } from '../../../../contract/fact-history';
import { RECORD_PARTS } from '../../../../contract/record-history';
import { nameOf, people } from '../../../../projections/identity/people';
import { withErased } from '../../../kernel/personal';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage, SYSTEM, VISITOR } from '../../../platform/http/request-context';
import { AuditReader, type AuditEntry } from '../../admin/admin.queries';
import { EntityMemberReader } from '../../identity/directory/directory.queries';
import { SavedCollegeReader } from '../../colleges/saved/saved-colleges.queries';
import { TaskReader } from '../../tasks/tasks.queries';

const STATUS_CHANGES = ['CollegeSaved', 'SavedCollegeMoved', 'CollegeUnsaved'] as const;

interface Change {
  readonly entry: AuditEntry;
  readonly fact: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Answers who changed a fact about a student, or someone's role, from the audit. */
@Injectable()
export class FactHistory {
  constructor(
    private readonly views: Views,
    private readonly audit: AuditReader,
    private readonly tasks: TaskReader,
    private readonly savedColleges: SavedCollegeReader,
    private readonly entityMembers: EntityMemberReader,
  ) {}

  async of(studentId: string, fact: Fact): Promise<FactChangeResource[]> {
    return this.resources(await this[fact](studentId));
  }

  async ofRoles(user: SessionUser): Promise<FactChangeResource[]> {
    const whose = user.role === 'admin' ? undefined : await this.entityMembers.colleagues(user.id);
    const entries = await this.audit.ofType('AccountRoleChanged', MAX_FACT_CHANGES, whose);
    return this.resources(entries.map((entry) => changeOf(entry, entry.subjectId!, 'role')));
  }

  private async resources(changes: readonly Change[]): Promise<FactChangeResource[]> {
    const newest = changes
      .toSorted((one, other) => (one.entry.order < other.entry.order ? 1 : -1))
      .slice(0, MAX_FACT_CHANGES);
    const language = currentLanguage();
    const persons = await this.views.getMany(
      people,
      newest.map(({ entry }) => entry.actorId),
    );
    return newest.map(({ entry: { id, time, sentence, actorId, actorRole }, fact: of, from, to }) => {
      const isNobody = actorId === SYSTEM.id || actorId === VISITOR.id;
      const name = nameOf(persons.get(actorId), language);
      return {
        id: `${id} ${of}`,
        attributes: {
          ...{ time, sentence: withErased(sentence[language], language) },
          ...{ from: textOrNull(from), to: textOrNull(to), actorRole },
        },
        relationships: {
          actor: { data: isNobody ? null : { id: actorId, attributes: { name } } },
          fact: { data: { id: of } },
        },
      };
    });
  }

  /** A change of the task's own date counts for the assignments that have followed it since. */
  private async 'due-dates'(studentId: string): Promise<Change[]> {
    const assignments = await this.tasks.assignmentsOf(studentId);
    const following = assignments.filter(({ dueDate }) => dueDate === null);
    const [own, edits] = await Promise.all([
      this.audit.about(studentId, { type: { in: ['TaskDueDateChanged'] } }, MAX_FACT_CHANGES),
      this.audit.editsOfTasks([...new Set(following.map(({ taskId }) => taskId))]),
    ]);
    return [
      ...own.map((entry) => changeOf(entry, entry.stream.slice('assignment-'.length), 'dueDate')),
      ...edits
        .filter(({ after }) => 'dueDate' in after)
        .flatMap((entry) =>
          following
            .filter(({ taskId, assignedAt }) => taskId === entry.taskId && assignedAt < entry.time)
            .map(({ id }) => changeOf(entry, id, 'dueDate')),
        ),
    ];
  }

  /** Also lists when the college was saved and moved, since the application begins and ends with that. */
  async ofApplications(studentId: string): Promise<FactChangeResource[]> {
    const types = [...STATUS_CHANGES, 'ApplicationChanged'];
    return this.resources(await this.savedCollegeChanges(studentId, types));
  }

  private colleges(studentId: string): Promise<Change[]> {
    return this.savedCollegeChanges(studentId, STATUS_CHANGES);
  }

  private async savedCollegeChanges(studentId: string, types: readonly string[]): Promise<Change[]> {
    const saved = await this.savedColleges.ofStudent(studentId);
    const codes = new Map(saved.map(({ id, ceebCode }) => [`saved-college-${id}`, ceebCode]));
    const entries = await this.audit.about(studentId, { type: { in: types } }, MAX_FACT_CHANGES);
    return entries.flatMap((entry) => {
      const ceebCode = codes.get(entry.stream);
      return ceebCode === undefined ? [] : [changeOf(entry, ceebCode, 'status')];
    });
  }

  private async access(studentId: string): Promise<Change[]> {
    const types = ['AccessGranted', 'AccessRevoked'];
    const entries = await this.audit.about(studentId, { type: { in: types } }, MAX_FACT_CHANGES);
    return entries.map((entry) =>
      changeOf(entry, String(entry.after.staffId ?? entry.before.staffId), 'reason'),
    );
  }

  private async record(studentId: string): Promise<Change[]> {
    const entries = await this.audit.about(studentId, { part: { in: RECORD_PARTS } }, MAX_FACT_CHANGES);
    return entries.map((entry) => ({ entry, fact: entry.part!, from: null, to: null }));
  }
}

const changeOf = (entry: AuditEntry, fact: string, field: string): Change => ({
  ...{ entry, fact },
  from: entry.before[field],
  to: entry.after[field],
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
