import { Injectable } from '@nestjs/common';
import { SHOWN_ON_DASHBOARD, type Coming, type Dashboard } from '../../../contract/dashboard';
import { EXAM_TYPES } from '../../../contract/exam-definitions';
import { RECENT_EXAMS, type ExamResultResource } from '../../../contract/exams';
import { colleges } from '../../../projections/colleges';
import { entitlements, owns } from '../../../projections/entitlements';
import { examEntries, resultOf } from '../../../projections/exam-entries';
import { nameOf, people } from '../../../projections/people';
import { savedColleges } from '../../../projections/saved-colleges';
import { sessionRequests } from '../../../projections/session-requests';
import { surveyResults } from '../../../projections/survey-results';
import { taskAssignments } from '../../../projections/task-assignments';
import { taskDefinitions } from '../../../projections/task-definitions';
import { Views } from '../../platform/document-store/views';
import { Inbox } from '../../platform/inbox';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { comingWeeks } from './coming-weeks';
import { FirstStepsQueries } from './first-steps-queries';
import { collegesTold, comingOf, keptColleges } from './student-colleges';
import { comingTasks, countsOf, summariesOf } from './student-tasks';

/** All that a student's dashboard shows, in a number of reads that nothing makes larger. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly views: Views,
    private readonly firstSteps: FirstStepsQueries,
    private readonly inbox: Inbox,
  ) {}

  async of(studentId: string): Promise<Dashboard> {
    const today = dateInNewYork();
    const where = { studentId };
    const [assigned, saved, survey, owned, sessions, exams, { data, unseen }] = await Promise.all([
      this.views.find(taskAssignments, { where }),
      this.views.find(savedColleges, { where, sort: { savedAt: -1 } }),
      this.views.get(surveyResults, studentId),
      this.views.get(entitlements, studentId),
      this.sessions(studentId),
      this.exams(studentId, plusDays(today, -RECENT_EXAMS.days)),
      this.inbox.page(studentId, true, { currentPage: 1, pageSize: SHOWN_ON_DASHBOARD.notifications }),
    ]);
    const [definitions, catalogue, firstSteps] = await Promise.all([
      this.views.joined(taskDefinitions, assigned, 'taskId'),
      this.views.joined(colleges, [...assigned, ...saved], 'ceebCode'),
      this.firstSteps.of(studentId, saved, survey),
    ]);
    const tasks = summariesOf(assigned, definitions, catalogue);
    const kept = keptColleges(saved, catalogue, today);
    return {
      firstSteps,
      tasks: countsOf(tasks, today),
      weeks: comingWeeks([...comingTasks(tasks), ...comingOf(kept), ...sessions], today),
      colleges: collegesTold(kept, survey, owns(owned, 'advising')),
      exams,
      notifications: { data, unseen },
    };
  }

  private async sessions(studentId: string): Promise<Coming[]> {
    const found = await this.views.find(sessionRequests, { where: { studentId } });
    const open = found.filter(({ state }) => state === 'booked' || state === 'proposed');
    const counselors = await this.views.joined(people, open, 'counselorId');
    return open.map(({ id, start, counselorId }) => ({
      kind: 'session',
      id,
      date: dateInNewYork(0, Date.parse(start)),
      start,
      counselor: counselorId === null ? null : nameOf(counselors.get(counselorId)),
    }));
  }

  /** Of each type the newest of the last days. */
  private async exams(studentId: string, from: string): Promise<ExamResultResource[]> {
    const where = { studentId, dateTaken: { gte: from } };
    const found = await this.views.find(examEntries, { where, sort: { dateTaken: -1 } });
    return EXAM_TYPES.flatMap((type) =>
      found
        .filter((entry) => entry.type === type)
        .slice(0, RECENT_EXAMS.most)
        .map(resultOf),
    );
  }
}
