import { Injectable } from '@nestjs/common';
import { noDeadlines } from '../../../contract/colleges';
import { applicationDeadline } from '../../../contract/deadlines';
import { isEndedLetter, isLetterDone, type LetterCollege } from '../../../contract/letters';
import { letters, type Letter } from '../../../projections/letters/letters';
import type { ErasedBy } from '../../kernel/erasure';
import type { AnyRecordedEvent } from '../../kernel/event';
import { replay } from '../../kernel/projection';
import { Views } from '../../platform/document-store/views';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';

export type { Letter };

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
    const found = new Map<string, Letter[]>();
    for (const letter of await this.ofStudents(studentIds))
      found.set(letter.studentId, [...(found.get(letter.studentId) ?? []), letter]);
    return new Map([...found].map(([studentId, own]) => [studentId, countLetters(own)]));
  }

  /** Returns the letters that their authors still owe, with the next deadline in these days. */
  async dueBetween(from: string, to: string): Promise<DueLetter[]> {
    const status = { in: ['asked', 'accepted'] };
    const waiting = await this.views.find(letters, { where: { status } });
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

/** Counts the letters of one student by CEEB code. */
export function countLetters(own: readonly Letter[]): Map<string, LetterCount> {
  const counts = new Map<string, LetterCount>();
  for (const { ceebCodes, status } of own) {
    if (isEndedLetter(status)) continue;
    for (const code of ceebCodes) {
      const { requested, done } = counts.get(code) ?? { requested: 0, done: 0 };
      counts.set(code, { requested: requested + 1, done: done + (isLetterDone(status) ? 1 : 0) });
    }
  }
  return counts;
}

export const lettersAfter = (events: readonly AnyRecordedEvent[], erasedBy: ErasedBy): Letter[] => [
  ...replay(letters, events, erasedBy).values(),
];
