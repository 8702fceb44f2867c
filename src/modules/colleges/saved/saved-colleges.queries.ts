import { Injectable } from '@nestjs/common';
import type { Application } from '../../../../contract/applications';
import { applicationDeadline } from '../../../../contract/deadlines';
import { noDeadlines } from '../../../../contract/colleges';
import type { CollegeDeadline } from '../../../../contract/students';
import { nextDeadlines, type CollegeAhead } from '../../../../projections/colleges/next-deadline';
import { savedColleges, type SavedCollege } from '../../../../projections/colleges/saved-colleges';
import type { ErasedBy } from '../../../kernel/erasure';
import type { AnyRecordedEvent } from '../../../kernel/event';
import { replay } from '../../../kernel/projection';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork } from '../../../platform/new-york';
import { CollegeDirectory } from '../colleges.queries';

export type { CollegeAhead, SavedCollege };

export interface DueApplication {
  readonly saved: SavedCollege;
  readonly collegeName: string;
  readonly dueOn: string;
}

export interface DatedApplication {
  readonly studentId: string;
  readonly application: Application;
  readonly dueOn: string | null;
}

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

  /** The applications of these students, by student and CEEB code: `s1.3434`. */
  async applicationsOf(studentIds: readonly string[]): Promise<Map<string, DatedApplication>> {
    const saved = await this.ofStudents(studentIds);
    const known = await this.colleges.namedIn(saved);
    return new Map(
      saved.flatMap(({ studentId, ceebCode, application }) => {
        if (!application) return [];
        const dueOn = applicationDeadline(application, known.get(ceebCode)?.deadlines ?? noDeadlines);
        return [[`${studentId}.${ceebCode}`, { studentId, application, dueOn }] as const];
      }),
    );
  }

  /** The applications that are neither submitted nor withdrawn and whose deadline is in these days. */
  async applicationsDueBetween(from: string, to: string): Promise<DueApplication[]> {
    const [byCatalogue, typed] = await Promise.all([
      this.views.find(savedColleges, {
        where: { ceebCode: { in: [...(await this.colleges.withDeadlineBetween(from, to)).keys()] } },
      }),
      this.views.find(savedColleges, { where: { 'application.deadline': { gte: from, lte: to } } }),
    ]);
    const found = [...new Map([...byCatalogue, ...typed].map((saved) => [saved.id, saved])).values()];
    const known = await this.colleges.namedIn(found);
    return found.flatMap((saved) => {
      const { application, ceebCode } = saved;
      if (!application || application.submittedOn || application.decision) return [];
      const college = known.get(ceebCode);
      const dueOn = applicationDeadline(application, college?.deadlines ?? noDeadlines);
      if (dueOn === null || dueOn < from || dueOn > to) return [];
      return [{ saved, collegeName: college?.fields.name ?? saved.collegeName, dueOn }];
    });
  }

  async nextDeadlines(
    studentIds: readonly string[],
    ceebCode?: string,
  ): Promise<Map<string, CollegeDeadline>> {
    const where = {
      studentId: { in: [...new Set(studentIds)] },
      status: { in: ['interested', 'applying'] },
    };
    const ahead = new Map<string, CollegeAhead[]>();
    for (const { studentId, ceebCode: ceeb, application } of await this.views.find(savedColleges, {
      where,
    })) {
      if (ceebCode !== undefined && ceeb !== ceebCode) continue;
      const known = ahead.get(studentId);
      if (known) known.push({ ceeb, application });
      else ahead.set(studentId, [{ ceeb, application }]);
    }
    return this.nextDeadlinesAmong(ahead);
  }

  /** Like `nextDeadlines`, for students whose colleges are known. */
  async nextDeadlinesAmong(
    ahead: ReadonlyMap<string, readonly CollegeAhead[]>,
  ): Promise<Map<string, CollegeDeadline>> {
    const codes = new Set([...ahead.values()].flatMap((colleges) => colleges.map(({ ceeb }) => ceeb)));
    return nextDeadlines(ahead, await this.colleges.withIds(codes), dateInNewYork());
  }
}

export const savedCollegesAfter = (
  events: readonly AnyRecordedEvent[],
  erasedBy: ErasedBy,
): SavedCollege[] => [...replay(savedColleges, events, erasedBy).values()];
