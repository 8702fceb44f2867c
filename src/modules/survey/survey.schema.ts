import { surveyResults } from '../../../projections/survey/survey-results';
import { defineSchema } from '../../kernel/schema';
import { describeSurvey } from './survey.audit';
import { surveyEvents } from './survey.events';

export const surveySchema = defineSchema({
  events: surveyEvents,
  audit: describeSurvey,
  projections: [surveyResults],
});
