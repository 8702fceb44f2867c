import { Injectable } from '@nestjs/common';
import {
  SHOWN_ON_DASHBOARD,
  type ChildOverview,
  type ComingSession,
  type Dashboard,
} from '../../../contract/dashboard';
import { EXAM_TYPES } from '../../../contract/exam-definitions';
import { RECENT_EXAMS, type ExamResultResource } from '../../../contract/exams';
import type { FirstSteps } from '../../../contract/first-steps';
import { nameOf, people } from '../../../projections/identity/people';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { Inbox } from '../../platform/inbox';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { EntitlementReader } from '../entitlements/entitlements.queries';
import { ExamReader, resultOf } from '../exams/exams.queries';
import { ProfileReader } from '../profile/profile.queries';
import { SessionReader } from '../sessions/sessions.queries';
import { SurveyReader, type SurveyResults } from '../survey/survey.queries';
import { TaskReader } from '../tasks/tasks.queries';
import { comingWeeks } from './coming-weeks';
import { comingOf, loadSavedColleges, matchesOf, withNextDeadline } from './student-colleges';
import { comingTasks, countsOf, summariesOf } from './student-tasks';

@Injectable()
export class DashboardQueries {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly colleges: CollegeDirectory,
    private readonly savedColleges: SavedCollegeReader,
    private readonly sessionReader: SessionReader,
    private readonly examReader: ExamReader,
    private readonly surveys: SurveyReader,
    private readonly entitlements: EntitlementReader,
    private readonly inbox: Inbox,
    private readonly profiles: ProfileReader,
  ) {}

  async of(studentId: string): Promise<Dashboard> {
    const today = dateInNewYork();
    const [plan, survey, isEntitled, exams, { data, unseen }] = await Promise.all([
      this.plan(studentId, today),
      this.surveys.resultsOf(studentId),
      this.entitlements.owns(studentId, 'advising'),
      this.exams(studentId, plusDays(today, -RECENT_EXAMS.days)),
      this.inbox.page(studentId, true, { currentPage: 1, pageSize: SHOWN_ON_DASHBOARD.notifications }),
    ]);
    const matches = matchesOf(survey, plan.savedList, isEntitled);
    return {
      firstSteps: await this.firstStepsOf(studentId, plan.savedList.length > 0, survey),
      tasks: plan.tasks,
      weeks: plan.weeks,
      colleges: { ...withNextDeadline(plan.savedList), matches },
      exams,
      notifications: { data, unseen },
    };
  }

  async forParents(studentId: string): Promise<ChildOverview> {
    const today = dateInNewYork();
    const { tasks, weeks, savedList, sessions } = await this.plan(studentId, today);
    const coming = sessions
      .filter(({ date }) => date >= today)
      .sort((one, other) => (one.start < other.start ? -1 : 1));
    return {
      tasks,
      weeks,
      colleges: withNextDeadline(savedList),
      sessions: coming.slice(0, SHOWN_ON_DASHBOARD.sessions),
    };
  }

  private async plan(studentId: string, today: string) {
    const [assigned, saved, sessions] = await Promise.all([
      this.tasks.assignmentsOf(studentId),
      this.savedColleges.ofStudent(studentId),
      this.sessions(studentId),
    ]);
    const [definitions, catalogue] = await Promise.all([
      this.tasks.definitionsNamedIn(assigned),
      this.colleges.namedIn([...assigned, ...saved]),
    ]);
    const tasks = summariesOf(assigned, definitions, catalogue);
    const savedList = loadSavedColleges(saved, catalogue, today);
    return {
      tasks: countsOf(tasks, today),
      weeks: comingWeeks([...comingTasks(tasks), ...comingOf(savedList), ...sessions], today),
      savedList,
      sessions,
    };
  }

  private async sessions(studentId: string): Promise<ComingSession[]> {
    const found = await this.sessionReader.of('studentId', studentId);
    const open = found.filter(({ state }) => state === 'booked' || state === 'proposed');
    const counselors = await this.views.joined(people, open, 'counselorId');
    return open.map(({ id, start, counselorId }) => ({
      kind: 'session',
      id,
      date: dateInNewYork(0, Date.parse(start)),
      start,
      counselor: counselorId === null ? null : nameOf(counselors.get(counselorId), currentLanguage()),
    }));
  }

  private async exams(studentId: string, from: string): Promise<ExamResultResource[]> {
    const found = await this.examReader.entriesSince(from, studentId);
    return EXAM_TYPES.flatMap((type) =>
      found
        .filter((entry) => entry.type === type)
        .slice(0, RECENT_EXAMS.most)
        .map(resultOf),
    );
  }

  private async firstStepsOf(
    studentId: string,
    hasSaved: boolean,
    survey: SurveyResults | undefined,
  ): Promise<FirstSteps> {
    const [person, record] = await Promise.all([
      this.views.get(people, studentId),
      this.profiles.isBegun(studentId),
    ]);
    return {
      grade: Boolean(person?.grade),
      record,
      survey: survey !== undefined,
      college: hasSaved,
    };
  }
}
