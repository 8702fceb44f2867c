import { Injectable } from '@nestjs/common';
import type { DatedStudent } from '../../../contract/task-batches';
import type { DeadlineRule } from '../../../contract/requests/task-batches';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { TaskColleges } from './task-colleges';

/** Computes due dates so many days before the deadlines of colleges not applied to yet. */
@Injectable()
export class DeadlineDates {
  constructor(
    private readonly savedColleges: SavedCollegeReader,
    private readonly taskColleges: TaskColleges,
  ) {}

  async by({ user_ids, days_before, ceeb }: DeadlineRule): Promise<DatedStudent[]> {
    const chosen = ceeb ? await this.taskColleges.idOf(ceeb) : undefined;
    const next = await this.savedColleges.nextDeadlines(user_ids, chosen);
    const today = dateInNewYork();
    return user_ids.map((user_id) => {
      const deadline = next.get(user_id) ?? null;
      const day = deadline && plusDays(deadline.date, -days_before);
      return { user_id, due_date: day && day < today ? today : day, deadline };
    });
  }
}
