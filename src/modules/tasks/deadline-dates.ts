import { Injectable } from '@nestjs/common';
import type { DatedStudent, DeadlineRule } from '../../../contract/task-batches';
import { colleges } from '../../../projections/colleges';
import { nextDeadlineOf, soonestOf } from '../../../projections/next-deadline';
import { savedColleges } from '../../../projections/saved-colleges';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import { TaskColleges } from './task-colleges';

const DAY_MS = 86_400_000;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Due dates so many days before the deadlines of colleges not applied to yet. */
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
    const next = new Map([...known].map(([id, college]) => [id, nextDeadlineOf(college, today)]));
    const ofStudent = new Map<string, string[]>();
    for (const { studentId, ceebCode } of saved)
      ofStudent.set(studentId, [...(ofStudent.get(studentId) ?? []), ceebCode]);
    return user_ids.map((user_id) => {
      const deadline = soonestOf((ofStudent.get(user_id) ?? []).flatMap((id) => next.get(id) ?? [])) ?? null;
      const day = deadline && daysBefore(deadline.date, days_before);
      return { user_id, due_date: day && day < today ? today : day, deadline };
    });
  }
}
