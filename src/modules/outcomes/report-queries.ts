import { Injectable } from '@nestjs/common';
import { graduationYear } from '../../../contract/grades';
import type { ReportRowResource } from '../../../contract/application-report';
import { isEndedLetter } from '../../../contract/letters';
import { isDueWithApplication } from '../../../contract/transcripts';
import { people } from '../../../projections/identity/people';
import { Rejected } from '../../kernel/errors';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { GroupReader } from '../groups/groups.queries';
import { EntityMemberReader, EntityReader } from '../identity/directory/directory.queries';
import { LetterReader } from '../letters/letters.queries';
import { TranscriptReader } from '../transcripts/transcripts.queries';
import { t } from './messages';
import { countsOf, reported, type ReportedApplication, type StudentApplications } from './report';

/** Reports on the applications of a school, by class and by the groups that the user sees. */
@Injectable()
export class ReportQueries {
  constructor(
    private readonly views: Views,
    private readonly saved: SavedCollegeReader,
    private readonly letters: LetterReader,
    private readonly transcripts: TranscriptReader,
    private readonly groups: GroupReader,
    private readonly schools: EntityReader,
    private readonly entityMembers: EntityMemberReader,
  ) {}

  async of(entityId: string, user: SessionUser): Promise<ReportRowResource[]> {
    await this.admit(entityId, user);
    const students = await this.studentsOf(entityId);
    const years = [...new Set(students.map(({ classYear }) => classYear))].sort(byYear);
    const visible = await this.groups.visibleTo(user);
    const groups = visible
      .map(({ id, name, members }) => {
        const ids = new Set(members);
        return { id, name, students: students.filter((student) => ids.has(student.id)) };
      })
      .filter((group) => group.students.length > 0)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const shown = reported(
      countsOf(students),
      years.map((year) => countsOf(students.filter(({ classYear }) => classYear === year))),
      groups.map((group) => countsOf(group.students)),
    );
    const row = (id: string, attributes: ReportRowResource['attributes']): ReportRowResource => ({
      ...{ id, attributes, relationships: {} },
    });
    return [
      row(entityId, { of: 'school', name: null, counts: shown.school }),
      ...years.map((year, index) =>
        row(year === null ? 'none' : String(year), {
          ...{ of: 'class', name: null, counts: shown.classes[index]! },
        }),
      ),
      ...groups.map(({ id, name }, index) => row(id, { of: 'group', name, counts: shown.groups[index]! })),
    ];
  }

  private async admit(entityId: string, { id, role }: SessionUser): Promise<void> {
    const isAllowed = role === 'admin' || (await this.entityMembers.entitiesOf(id)).includes(entityId);
    if (!isAllowed) throw new Rejected('forbidden', t('not-own-school'));
    if (!(await this.schools.names([entityId])).has(entityId))
      throw new Rejected('not-found', t('school-not-found'));
  }

  private async studentsOf(entityId: string): Promise<StudentApplications[]> {
    const members = await this.entityMembers.membersOf([entityId]);
    const known = [...(await this.views.getMany(people, members)).values()];
    const students = known.filter(({ role }) => role === 'student');
    const ids = students.map(({ id }) => id);
    const today = dateInNewYork();
    const [applied, letters, transcripts] = await Promise.all([
      this.saved.applicationsOf(ids),
      this.letters.ofStudents(ids),
      this.transcripts.ofStudents(ids),
    ]);
    const lettersFor = new Map<string, (string | null)[]>();
    for (const { studentId, ceebCodes, status, doneOn } of letters)
      if (!isEndedLetter(status))
        for (const code of ceebCodes) append(lettersFor, `${studentId}.${code}`, doneOn);
    const documentsFor = new Map<string, (string | null)[]>();
    for (const { studentId, ceebCode, document, sentOn } of transcripts)
      if (isDueWithApplication(document)) append(documentsFor, `${studentId}.${ceebCode}`, sentOn);
    const applications = new Map<string, ReportedApplication[]>();
    for (const [key, { studentId, application, dueOn }] of applied)
      append(applications, studentId, {
        ...application,
        dueOn: dueOn !== null && dueOn < today ? dueOn : null,
        letters: lettersFor.get(key) ?? [],
        documents: documentsFor.get(key) ?? [],
      });
    return students.map(({ id, grade }) => ({
      id,
      classYear: grade && graduationYear(grade, today),
      applications: applications.get(id) ?? [],
    }));
  }
}

/** Students without a class come last. */
const byYear = (one: number | null, other: number | null) => (one ?? Infinity) - (other ?? Infinity);

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
