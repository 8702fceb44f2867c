import { Controller } from '@nestjs/common';
import { scoreIssue, TEST_SECTIONS, type TestScore } from '../../../../contract/test-scores';
import { testScores as testScoresView } from '../../../../projections/profile/owned-lists';
import { Rejected } from '../../../kernel/errors';
import { Roles } from '../../../platform/auth/access.decorators';
import { dateInNewYork } from '../../../platform/new-york';
import { ruleMessage } from '../../../platform/messages';
import { OwnedListController } from './owned-list.controller';
import { testScores } from './record.decider';
import { t } from '../messages';

/** The result has the score of each section of the test, and no other scores. */
function fieldsOf({ type, dateTaken, scores }: TestScore): TestScore {
  const { sections } = TEST_SECTIONS[type];
  const faults = sections.map((section) => [section, scoreIssue(type, section, scores[section])] as const);
  const fields = Object.fromEntries(
    faults.flatMap(([section, fault]) => (fault ? [[section, ruleMessage(fault)]] : [])),
  );
  if (dateTaken > dateInNewYork(-1)) fields.dateTaken = t('dateTooLate');
  if (Object.keys(fields).length > 0) {
    throw new Rejected('invalid', t('invalid-parameters'), fields);
  }
  const numbers = sections.map((section) => [section, Number(scores[section])] as const);
  return { type, dateTaken, scores: Object.fromEntries(numbers) };
}

@Roles('student')
@Controller('users/test')
export class TestScoresController extends OwnedListController(testScores, testScoresView, fieldsOf) {}
