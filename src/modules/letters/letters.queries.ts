import { Injectable } from '@nestjs/common';
import { noDeadlines } from '../../../contract/colleges';
import { applicationDeadline } from '../../../contract/deadlines';
import { isEndedLetter, isLetterDone, type LetterCollege } from '../../../contract/letters';
import { letters, type Letter } from '../../../projections/letters/letters';
import { Views } from '../../platform/document-store/views';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';

/** The letters for one application that were requested and have not ended without one. */
export interface LetterCount {
  readonly requested: number;
  readonly done: number;
}

export interface DueLetter {
  readonly letter: Letter;
  readonly dueOn: string;
}

@Injectable()
export class LetterReader {
  static readonly views = [letters] as const;

  constructor(
    private readonly views: Views,
    private readonly saved: SavedCollegeReader,
    private readonly colleges: CollegeDirectory,
  ) {}

  one(requestId: string): Promise<Letter | undefined> {
    return this.views.get(letters, requestId);
  }

  /** Sorted by newest first. */
  ofStudents(studentIds: readonly string[]): Promise<Letter[]> {
    return this.views.find(letters, { where: { studentId: { in: studentIds } }, sort: { askedAt: -1 } });
  }

  /** Counts letters by student and CEEB code. A college without a request has no entry. */
  async countsOf(studentIds: readonly string[]): Promise<Map<string, ReadonlyMap<string, LetterCount>>> {
    const counts = new Map<string, Map<string, LetterCount>>();
    for (const { studentId, ceebCodes, status } of await this.ofStudents(studentIds)) {
      if (isEndedLetter(status)) continue;
      const own = counts.get(studentId) ?? new Map<string, LetterCount>();
      for (const code of ceebCodes) {
        const { requested, done } = own.get(code) ?? { requested: 0, done: 0 };
        own.set(code, { requested: requested + 1, done: done + (isLetterDone(status) ? 1 : 0) });
      }
      counts.set(studentId, own);
    }
    return counts;
  }

  private waiting(): Promise<Letter[]> {
    return this.views.find(letters, { where: { status: { in: ['asked', 'accepted'] } } });
  }

  /** Returns the letters that their authors still owe, with the next deadline in these days. */
  async dueBetween(from: string, to: string): Promise<DueLetter[]> {
    const waiting = await this.waiting();
    const colleges = await this.collegesOf(waiting);
    return waiting.flatMap((letter) => {
      const days = colleges.get(letter.id)!.flatMap(({ dueOn }) => dueOn ?? []);
      const [dueOn] = days.filter((day) => day >= from && day <= to).toSorted();
      return dueOn === undefined ? [] : [{ letter, dueOn }];
    });
  }

  /** Returns the colleges of each letter, by its id. */
  async collegesOf(found: readonly Letter[]): Promise<Map<string, LetterCollege[]>> {
    const [saved, known] = await Promise.all([
      this.saved.ofStudents([...new Set(found.map(({ studentId }) => studentId))]),
      this.colleges.withIds(found.flatMap(({ ceebCodes }) => ceebCodes)),
    ]);
    const applied = new Map(saved.map((one) => [`${one.studentId}.${one.ceebCode}`, one]));
    const collegeOf = ({ studentId, sentTo }: Letter, ceeb: string): LetterCollege => {
      const own = applied.get(`${studentId}.${ceeb}`);
      const college = known.get(ceeb);
      const deadlines = college?.deadlines ?? noDeadlines;
      return {
        ceeb,
        name: college?.fields.name ?? own?.collegeName ?? ceeb,
        dueOn: own?.application ? applicationDeadline(own.application, deadlines) : null,
        isSent: sentTo.includes(ceeb),
      };
    };
    return new Map(
      found.map((letter) => [letter.id, letter.ceebCodes.map((ceeb) => collegeOf(letter, ceeb))]),
    );
  }
}
