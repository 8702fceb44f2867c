import { defineModule } from '../../platform/define-module';
import { SurveyController } from './survey.controller';
import { SurveyReader } from './survey.queries';
import { Surveys } from './surveys';

export const surveyModule = defineModule({
  name: 'Survey',
  queries: [SurveyReader],
  controllers: [SurveyController],
  providers: [Surveys],
  exports: [Surveys],
});
