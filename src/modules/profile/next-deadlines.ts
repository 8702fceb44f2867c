import { Injectable } from '@nestjs/common';
import type { CollegeDeadline } from '../../../contract/students';
import { colleges } from '../../../projections/colleges';
import { nextDeadlineOf, soonestOf } from '../../../projections/next-deadline';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import type { Columns } from './student-columns';

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
    const next = new Map([...known].map(([ceeb, college]) => [ceeb, nextDeadlineOf(college, today)]));
    const found = new Map<string, CollegeDeadline>();
    for (const id of ids) {
      const soonest = soonestOf((columns.get(id)?.said.ahead ?? []).flatMap((ceeb) => next.get(ceeb) ?? []));
      if (soonest) found.set(id, soonest);
    }
    return found;
  }
}
