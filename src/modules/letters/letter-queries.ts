import { Injectable } from '@nestjs/common';
import {
  isLetterDone,
  SEEN_BY_RECOMMENDER,
  type LetterBackground,
  type LetterResource,
  type LetterSettings,
} from '../../../contract/letters';
import type { ParsedQuery } from '../../../contract/calls';
import { nameOf, people } from '../../../projections/identity/people';
import { letterSettingsOfSchools } from '../../../projections/letters/letter-settings';
import { letterSheets } from '../../../projections/letters/letter-sheets';
import { letters, type Letter } from '../../../projections/letters/letters';
import type { SessionUser } from '../../platform/auth/session-user';
import type { Where } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { AccessReader, EntityMemberReader, PeopleReader } from '../identity/directory/directory.queries';
import { ProfileReader } from '../profile/profile.queries';
import { noLetterSettings } from './letter-settings.decider';
import { LetterReader } from './letters.queries';
import { catalogues } from './messages';

@Injectable()
export class LetterQueries {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly people: PeopleReader,
    private readonly reader: LetterReader,
    private readonly profiles: ProfileReader,
  ) {}

  async page(user: SessionUser, { status, ...page }: ParsedQuery<'GET /letters'>) {
    if (user.role === 'recommender') return this.queueOf(user, page);
    const ofStudents: Where =
      user.role === 'admin' ? {} : { studentId: { in: await this.access.studentsOf(user) } };
    const where = { ...ofStudents, ...(status && { status }) };
    const { data, pageCount } = await this.views.page(letters, { where, sort: { askedAt: -1 } }, page);
    return { data: await this.resources(data, user), pageCount };
  }

  /** By the earliest deadline, which is the student's and can change at any time. */
  private async queueOf(
    user: SessionUser,
    { currentPage, pageSize }: { currentPage: number; pageSize: number },
  ) {
    const where = { recommenderId: user.id, status: { in: SEEN_BY_RECOMMENDER } };
    const found = await this.views.find(letters, { where, sort: { askedAt: -1 } });
    const queue = (await this.resources(found, user)).toSorted((one, other) =>
      placeOf(one).localeCompare(placeOf(other)),
    );
    return {
      data: queue.slice((currentPage - 1) * pageSize, currentPage * pageSize),
      pageCount: Math.ceil(queue.length / pageSize),
    };
  }

  async ofStudent(studentId: string, user: SessionUser): Promise<LetterResource[]> {
    const found = await this.views.find(letters, { where: { studentId }, sort: { askedAt: -1 } });
    return this.resources(found, user);
  }

  async resources(found: readonly Letter[], user: SessionUser): Promise<LetterResource[]> {
    const [known, colleges] = await Promise.all([
      this.views.getMany(
        people,
        found.flatMap(({ studentId, recommenderId }) => [studentId, recommenderId]),
      ),
      this.reader.collegesOf(found),
    ]);
    const named = (id: string) => ({
      data: { id, attributes: { name: nameOf(known.get(id), currentLanguage()) } },
    });
    return found.map((letter) => {
      const { id, studentId, recommenderId, status, reason, note, shares, waived, askedAt } = letter;
      const applied = colleges.get(id)!;
      const days = applied.flatMap(({ dueOn }) => dueOn ?? []);
      return {
        id,
        attributes: {
          ...{
            status,
            waived,
            askedAt,
            ...(user.role === 'parent' ? NOT_FOR_PARENTS : { reason, note, shares }),
          },
          colleges: applied,
          dueOn: days.toSorted()[0] ?? null,
          readable: mayRead(letter, user),
        },
        relationships: { student: named(studentId), recommender: named(recommenderId) },
      };
    });
  }

  async backgroundOf({ studentId, shares }: Letter): Promise<LetterBackground> {
    const [sheet, record] = await Promise.all([
      this.views.get(letterSheets, studentId),
      this.profiles.listsOf(studentId),
    ]);
    const shown = <Item>(share: (typeof shares)[number], items: readonly Item[]) =>
      shares.includes(share) ? items : [];
    return {
      answers: sheet?.answers ?? [],
      activities: shown('activities', record.activities),
      honors: shown('honors', record.honors),
      courses: shown('courses', record.courses),
      testScores: shown('testScores', record.testScores),
    };
  }

  async sheetOf(studentId: string) {
    const [sheet, settings, recommenders] = await Promise.all([
      this.views.get(letterSheets, studentId),
      this.settingsFor(studentId),
      this.recommendersFor(studentId),
    ]);
    const { waived, answers } = sheet ?? letterSheets.empty(studentId);
    return {
      id: studentId,
      attributes: { waived, answers, ...settings },
      relationships: { recommenders: { data: recommenders } },
    };
  }

  /** Of several schools, the strictest settings count. */
  async settingsFor(studentId: string): Promise<LetterSettings> {
    const found = await this.views.getMany(
      letterSettingsOfSchools,
      await this.entityMembers.entitiesOf(studentId),
    );
    const schools = [...found.values()];
    const questions = schools.flatMap((school) => school.questions);
    return {
      needsApproval: schools.some(({ needsApproval }) => needsApproval),
      opensOn:
        schools
          .flatMap(({ opensOn }) => opensOn ?? [])
          .toSorted()
          .at(-1) ?? null,
      questions: questions.length > 0 ? [...new Set(questions)] : defaultQuestions(),
    };
  }

  async settingsOf(entityId: string): Promise<LetterSettings> {
    const { needsApproval, opensOn, questions } =
      (await this.views.get(letterSettingsOfSchools, entityId)) ?? noLetterSettings;
    return { needsApproval, opensOn, questions: questions.length > 0 ? questions : defaultQuestions() };
  }

  private async recommendersFor(studentId: string) {
    const members = await this.entityMembers.membersOf(await this.entityMembers.entitiesOf(studentId));
    const known = await this.views.getMany(people, await this.people.having(['recommender'], members));
    return [...known.values()]
      .toSorted((one, other) => one.sortName.localeCompare(other.sortName))
      .map((person) => ({ id: person.id, attributes: { name: nameOf(person, currentLanguage()) } }));
  }
}

/** Letters that are done come last, and those without a deadline after those with one. */
const placeOf = ({ attributes: { status, dueOn } }: LetterResource) =>
  `${isLetterDone(status) ? 1 : 0}${dueOn ?? '9'}`;

function defaultQuestions(): string[] {
  const { proud, remembered, challenge, plans } = catalogues[currentLanguage()];
  return [proud, remembered, challenge, plans];
}

/** A parent sees where a letter is, but not what student and author write to each other. */
const NOT_FOR_PARENTS = { reason: '', note: '', shares: [] } as const;

/** The student never reads a letter for which the right to see it was waived, and a parent reads none. */
export const mayRead = (
  { fileId, status, waived }: Pick<Letter, 'fileId' | 'status' | 'waived'>,
  { role }: SessionUser,
): boolean => fileId !== null && status === 'written' && role !== 'parent' && (role !== 'student' || !waived);
