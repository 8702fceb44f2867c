import { accountViews } from '../../../projections/identity/account-views';
import { letters } from '../../../projections/letters/letters';
import { defineModule } from '../../platform/define-module';
import { AccessReader } from '../identity/directory/directory.queries';
import { LetterFiles } from './letter-files';
import { LetterQueries } from './letter-queries';
import { LetterRequests } from './letter-requests';
import { LetterSettingsController } from './letter-settings.controller';
import { letterRequestCompensation } from './letter-request.decider';
import { letterSettingsCompensation } from './letter-settings.decider';
import { letterSheetCompensation } from './letter-sheet.decider';
import { LettersController } from './letters.controller';
import { letterLiveRules } from './letters.live';
import { LetterReader } from './letters.queries';
import { StudentLettersController } from './student-letters.controller';

export const lettersModule = defineModule({
  name: 'Letters',
  queries: [LetterReader],
  controllers: [LettersController, StudentLettersController, LetterSettingsController],
  compensations: [letterRequestCompensation, letterSheetCompensation, letterSettingsCompensation],
  providers: [LetterFiles, LetterQueries, LetterRequests],
  exports: [LetterFiles],
  live: { views: [letters, ...accountViews], inject: [AccessReader], useFactory: letterLiveRules },
});
