import { defineModule } from '../../platform/define-module';
import { MatchCatalogue } from './match-catalogue';
import { SurveyController } from './survey.controller';
import { Surveys } from './surveys';

export const surveyModule = defineModule({
  name: 'Survey',
  controllers: [SurveyController],
  providers: [MatchCatalogue, Surveys],
  exports: [Surveys],
});
