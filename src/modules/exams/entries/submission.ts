import { readAnswers } from '../../../../contract/exam-answers';
import type { ParsedBody } from '../../../../contract/requests';
import { dateInNewYork } from '../../../platform/new-york';
import { ruleMessage } from '../../../platform/messages';
import { refused, type Submission } from './exam-entries';
import { t } from './messages';

/** Throws unless the answers have exactly the sections of their type. */
export function submissionOf({
  testType,
  examCode,
  dateTaken,
  sections,
}: ParsedBody<'POST /exams/student-entry'>): Submission {
  if (dateTaken > dateInNewYork(-1)) throw refused('dateTaken', t('date-too-late'));
  const answers = readAnswers(testType, sections);
  if ('issue' in answers) throw refused('sections', ruleMessage(answers.issue));
  return { type: testType, code: examCode, dateTaken, answers };
}
