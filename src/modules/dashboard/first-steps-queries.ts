import { Injectable } from '@nestjs/common';
import type { FirstSteps } from '../../../contract/first-steps';
import { about } from '../../../projections/profile/about';
import { activities, courses, honors, present, testScores } from '../../../projections/profile/owned-lists';
import { people } from '../../../projections/identity/people';
import type { SurveyResults } from '../../../projections/survey/survey-results';
import { Views } from '../../platform/document-store/views';

@Injectable()
export class FirstStepsQueries {
  constructor(private readonly views: Views) {}

  async of(studentId: string, hasSaved: boolean, survey: SurveyResults | undefined): Promise<FirstSteps> {
    const [person, record] = await Promise.all([
      this.views.get(people, studentId),
      this.hasRecord(studentId),
    ]);
    return {
      grade: Boolean(person?.grade),
      record,
      survey: survey !== undefined,
      college: hasSaved,
    };
  }

  private async hasRecord(studentId: string): Promise<boolean> {
    const [profile, ...lists] = await Promise.all([
      this.views.get(about, studentId),
      this.views.get(activities, studentId),
      this.views.get(honors, studentId),
      this.views.get(courses, studentId),
      this.views.get(testScores, studentId),
    ]);
    const { id: _id, ...groups } = profile ?? about.empty(studentId);
    return Object.values(groups).some(Boolean) || lists.some((list) => present<unknown>(list).length > 0);
  }
}
