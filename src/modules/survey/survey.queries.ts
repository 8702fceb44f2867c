import { Injectable } from '@nestjs/common';
import { surveyResults, type SurveyResults } from '../../../projections/survey/survey-results';
import { Views } from '../../platform/document-store/views';

export { shownResults } from '../../../projections/survey/survey-results';
export type { SurveyResults };

@Injectable()
export class SurveyReader {
  constructor(private readonly views: Views) {}

  resultsOf(studentId: string): Promise<SurveyResults | undefined> {
    return this.views.get(surveyResults, studentId);
  }
}
