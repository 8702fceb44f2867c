import { Injectable } from '@nestjs/common';
import type { CollegeDeadline } from '../../../../contract/students';
import { colleges } from '../../../../projections/colleges/colleges';
import { nextDeadlines } from '../../../../projections/colleges/next-deadline';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork } from '../../../platform/new-york';
import type { Columns } from './student-columns';

@Injectable()
export class NextDeadlines {
  constructor(private readonly views: Views) {}

  async of(
    columns: ReadonlyMap<string, Pick<Columns, 'facts'>>,
    ids: readonly string[],
  ): Promise<Map<string, CollegeDeadline>> {
    const ahead = ids.map((id) => [id, columns.get(id)?.facts.ahead ?? []] as const);
    const known = await this.views.getMany(colleges, new Set(ahead.flatMap(([, codes]) => codes)));
    return nextDeadlines(ahead, known, dateInNewYork());
  }
}
