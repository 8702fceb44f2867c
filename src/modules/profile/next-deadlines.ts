import { Injectable } from '@nestjs/common';
import type { Deadlines } from '../../../contract/colleges';
import type { CollegeDeadline } from '../../../contract/students';
import { colleges, type College } from '../../../projections/colleges';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import type { Columns } from './student-columns';

const KINDS: readonly (keyof Deadlines)[] = ['eaDeadline', 'ed1Deadline', 'ed2Deadline', 'regDeadline'];

/** What students apply for next. */
@Injectable()
export class NextDeadlines {
  constructor(private readonly views: Views) {}

  /** Of each of these students who has one. */
  async of(
    columns: ReadonlyMap<string, Pick<Columns, 'said'>>,
    ids: readonly string[],
  ): Promise<Map<string, CollegeDeadline>> {
    const codes = new Set(ids.flatMap((id) => columns.get(id)?.said.ahead ?? []));
    const known = await this.views.getMany(colleges, codes);
    const today = dateInNewYork();
    const next = new Map([...known].map(([ceeb, college]) => [ceeb, nextOf(college, today)]));
    const found = new Map<string, CollegeDeadline>();
    for (const id of ids) {
      const soonest = soonestOf((columns.get(id)?.said.ahead ?? []).flatMap((ceeb) => next.get(ceeb) ?? []));
      if (soonest) found.set(id, soonest);
    }
    return found;
  }
}

export const soonestOf = (deadlines: readonly CollegeDeadline[]): CollegeDeadline | undefined => {
  let soonest: CollegeDeadline | undefined;
  for (const one of deadlines) if (!soonest || one.date < soonest.date) soonest = one;
  return soonest;
};

/** Today or later. */
export const nextOf = ({ fields, deadlines }: College, today: string): CollegeDeadline | undefined =>
  soonestOf(
    KINDS.flatMap((kind) => {
      const date = deadlines[kind];
      return date !== null && date >= today ? { date, college: fields.name, kind } : [];
    }),
  );
