import { Injectable } from '@nestjs/common';
import type { FirstSteps } from '../../../contract/first-steps';
import { people } from '../../../projections/identity/people';
import { Views } from '../../platform/document-store/views';
import { ProfileReader } from '../profile/profile.queries';
import type { SurveyResults } from '../survey/survey.queries';

@Injectable()
export class FirstStepsQueries {
  constructor(
    private readonly views: Views,
    private readonly profiles: ProfileReader,
  ) {}

  async of(studentId: string, hasSaved: boolean, survey: SurveyResults | undefined): Promise<FirstSteps> {
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
