import { Injectable } from '@nestjs/common';
import type { TestScore } from '../../../contract/test-scores';
import { about, type About } from '../../../projections/profile/about';
import { activities, courses, honors, present, testScores } from '../../../projections/profile/record-lists';
import { studentProgress } from '../../../projections/profile/student-progress';
import { Views } from '../../platform/document-store/views';
import { StudentColumns } from './students/student-columns';

@Injectable()
export class ProfileReader {
  static readonly views = [about, testScores] as const;

  static readonly activityViews = [studentProgress] as const;

  constructor(
    private readonly views: Views,
    private readonly columns: StudentColumns,
  ) {}

  async testScoresOf(studentId: string): Promise<TestScore[]> {
    return present(await this.views.get(testScores, studentId)).map(({ fields }) => fields);
  }

  /** The lists of the record that others may be shown. */
  async listsOf(studentId: string) {
    const [active, honored, taken, tested] = await Promise.all([
      this.views.get(activities, studentId),
      this.views.get(honors, studentId),
      this.views.get(courses, studentId),
      this.testScoresOf(studentId),
    ]);
    return {
      activities: present(active).map(({ fields }) => fields),
      honors: present(honored).map(({ fields }) => fields),
      courses: present(taken).map(({ fields }) => fields),
      testScores: tested,
    };
  }

  async aboutOf(studentId: string): Promise<About> {
    return (await this.views.get(about, studentId)) ?? about.empty(studentId);
  }

  async isBegun(studentId: string): Promise<boolean> {
    const [profile, ...lists] = await Promise.all([
      this.views.get(about, studentId),
      this.views.get(activities, studentId),
      this.views.get(honors, studentId),
      this.views.get(courses, studentId),
      this.views.get(testScores, studentId),
    ]);
    const { id: _id, ...groups } = profile ?? about.empty(studentId);
    return Object.values(groups).some(Boolean) || lists.some((list) => present<unknown>(list).length > 0);
  }

  /** Returns when each of these students was last active; null or no entry means never. */
  async lastActive(studentIds: readonly string[]): Promise<Map<string, string | null>> {
    const found = await this.views.getMany(studentProgress, studentIds);
    return new Map([...found.values()].map(({ id, lastActive }) => [id, lastActive]));
  }

  /** Like `lastActive` for all students, whose progress is in memory. */
  lastActiveInMemory(): Promise<(studentId: string) => string | null | undefined> {
    return this.columns.lastActive();
  }
}
