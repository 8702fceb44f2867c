import { Injectable } from '@nestjs/common';
import type { CollegeDeadline } from '../../../../contract/students';
import { SavedCollegeReader } from '../../colleges/saved/saved-colleges.queries';
import type { Columns } from './student-columns';

@Injectable()
export class NextDeadlines {
  constructor(private readonly savedColleges: SavedCollegeReader) {}

  of(
    columns: ReadonlyMap<string, Pick<Columns, 'facts'>>,
    ids: readonly string[],
  ): Promise<Map<string, CollegeDeadline>> {
    return this.savedColleges.nextDeadlinesAmong(
      new Map(ids.map((id) => [id, columns.get(id)?.facts.ahead ?? []])),
    );
  }
}
