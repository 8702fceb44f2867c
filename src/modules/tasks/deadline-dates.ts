import { Injectable } from '@nestjs/common';
import type { DatedStudent } from '../../../contract/task-batches';
import type { DeadlineRule } from '../../../contract/requests/task-batches';
import { colleges } from '../../../projections/colleges/colleges';
import { nextDeadlines } from '../../../projections/colleges/next-deadline';
import { savedColleges } from '../../../projections/colleges/saved-colleges';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { TaskColleges } from './task-colleges';

/** Computes due dates so many days before the deadlines of colleges not applied to yet. */
@Injectable()
export class DeadlineDates {
  constructor(
    private readonly views: Views,
    private readonly taskColleges: TaskColleges,
  ) {}

  async by({ user_ids, days_before, ceeb }: DeadlineRule): Promise<DatedStudent[]> {
    const chosen = ceeb ? await this.taskColleges.idOf(ceeb) : undefined;
    const where = { studentId: { in: [...new Set(user_ids)] }, status: { in: ['interested', 'applying'] } };
    const saved = (await this.views.find(savedColleges, { where })).filter(
      ({ ceebCode }) => !chosen || ceebCode === chosen,
    );
    const known = await this.views.joined(colleges, saved, 'ceebCode');
    const today = dateInNewYork();
    const ahead = new Map<string, string[]>();
    for (const { studentId, ceebCode } of saved)
      ahead.set(studentId, [...(ahead.get(studentId) ?? []), ceebCode]);
    const next = nextDeadlines(ahead, known, today);
    return user_ids.map((user_id) => {
      const deadline = next.get(user_id) ?? null;
      const day = deadline && plusDays(deadline.date, -days_before);
      return { user_id, due_date: day && day < today ? today : day, deadline };
    });
  }
}
