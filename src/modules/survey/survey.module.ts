import { defineModule } from '../../platform/define-module';
import { MatchCatalogue } from './match-catalogue';
import { SurveyController } from './survey.controller';

export const surveyModule = defineModule({
  name: 'Survey',
  controllers: [SurveyController],
  providers: [MatchCatalogue],
});
