import { Controller, Get } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import { about } from '../../../projections/about';
import { activities, courses, honors, present, testScores } from '../../../projections/owned-lists';
import { people } from '../../../projections/people';
import { savedColleges } from '../../../projections/saved-colleges';
import { surveyResults } from '../../../projections/survey-results';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';

/** How far a new student has come, known from what there is. */
@Controller('users/first-steps')
@Roles('student')
export class FirstStepsController {
  constructor(private readonly views: Views) {}

  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<Answer<'GET /users/first-steps'>> {
    const [person, record, survey, saved] = await Promise.all([
      this.views.get(people, id),
      this.hasRecord(id),
      this.views.get(surveyResults, id),
      this.views.find(savedColleges, { where: { studentId: id }, limit: 1 }),
    ]);
    return {
      data: {
        grade: Boolean(person?.grade),
        record,
        survey: survey !== undefined,
        college: saved.length > 0,
      },
    };
  }

  private async hasRecord(studentId: string): Promise<boolean> {
    const [said, ...lists] = await Promise.all([
      this.views.get(about, studentId),
      this.views.get(activities, studentId),
      this.views.get(honors, studentId),
      this.views.get(courses, studentId),
      this.views.get(testScores, studentId),
    ]);
    const { id: _id, ...groups } = said ?? about.empty(studentId);
    return Object.values(groups).some(Boolean) || lists.some((list) => present<unknown>(list).length > 0);
  }
}
