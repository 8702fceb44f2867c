import { requestSentences } from '../../../contract/en/requests';
import { messages } from '../../../contract/en/messages';
import { testMessages } from '../../../contract/en/test-scores';

export const en = {
  'account-too-young': ({ since }: { since: string }) =>
    `This account didn’t exist on that date. It was created on ${since}.`,
  'activities-not-found': 'Activity not found.',
  'courses-not-found': 'Course not found.',
  'edited-since': 'This was changed since. Review it again.',
  'export-not-found': 'This export no longer exists. Export the record again.',
  'honors-not-found': 'Honor not found.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }: { most: number }) => `You can have up to ${most}. Remove one first.`,
  'day-to-come': 'That day is in the future. Choose today or an earlier day.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'Test not found.',

  dateTooLate: testMessages.testDateTooLate,
  gpaAboveScale: 'GPA can’t be higher than the scale',
  'no-such-filter': requestSentences.notAStudentFilter,
  'no-such-order': requestSentences.notAStudentOrder,
  rankBeyondSize: 'Class rank can’t be higher than class size',
  support: 'Support',
};
