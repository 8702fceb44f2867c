import { Injectable } from '@nestjs/common';
import type { CollegeDeadline } from '../../../../contract/students';
import { nextDeadlines } from '../../../../projections/colleges/next-deadline';
import { savedColleges, type SavedCollege } from '../../../../projections/colleges/saved-colleges';
import type { ErasedBy } from '../../../kernel/erasure';
import type { AnyRecordedEvent } from '../../../kernel/event';
import { replay } from '../../../kernel/projection';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork } from '../../../platform/new-york';
import { CollegeDirectory } from '../colleges.queries';

export type { SavedCollege };

@Injectable()
export class SavedCollegeReader {
  static readonly views = [savedColleges] as const;

  constructor(
    private readonly views: Views,
    private readonly colleges: CollegeDirectory,
  ) {}

  all(): Promise<SavedCollege[]> {
    return this.views.find(savedColleges);
  }

  ofStudents(studentIds: readonly string[]): Promise<SavedCollege[]> {
    return this.views.find(savedColleges, { where: { studentId: { in: studentIds } } });
  }

  /** Sorted by newest first. */
  ofStudent(studentId: string): Promise<SavedCollege[]> {
    return this.views.find(savedColleges, { where: { studentId }, sort: { savedAt: -1 } });
  }

  ofCollege(ceebCode: string): Promise<SavedCollege[]> {
    return this.views.find(savedColleges, { where: { ceebCode } });
  }

  async nextDeadlines(
    studentIds: readonly string[],
    ceebCode?: string,
  ): Promise<Map<string, CollegeDeadline>> {
    const where = {
      studentId: { in: [...new Set(studentIds)] },
      status: { in: ['interested', 'applying'] },
    };
    const ahead = new Map<string, string[]>();
    for (const saved of await this.views.find(savedColleges, { where })) {
      if (ceebCode !== undefined && saved.ceebCode !== ceebCode) continue;
      ahead.set(saved.studentId, [...(ahead.get(saved.studentId) ?? []), saved.ceebCode]);
    }
    return this.nextDeadlinesAmong(ahead);
  }

  /** Like `nextDeadlines`, for students whose colleges are known. */
  async nextDeadlinesAmong(
    ahead: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, CollegeDeadline>> {
    return nextDeadlines(ahead, await this.colleges.withIds([...ahead.values()].flat()), dateInNewYork());
  }
}

export const savedCollegesAfter = (
  events: readonly AnyRecordedEvent[],
  erasedBy: ErasedBy,
): SavedCollege[] => [...replay(savedColleges, events, erasedBy).values()];
