import { messages } from '../../../contract/en/messages';
import { testMessages } from '../../../contract/en/test-scores';

export const en = {
  'account-too-young': ({ since }: { since: string }) =>
    `There was no account yet on that day: it was opened on ${since}.`,
  'activities-not-found': 'Activity not found.',
  'courses-not-found': 'Course not found.',
  'honors-not-found': 'Honor not found.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }: { most: number }) => `There is room for ${most}. Remove one first.`,
  'day-to-come': 'That day has not come yet: choose today or an earlier one.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'Test not found.',

  dateTooLate: testMessages.testDateTooLate,
  endsBeforeStart: 'End year must not be before the start year',
  gpaAboveScale: 'Gpa must not be above its scale',
  noOrder: 'Name the activities in their order',
  noStudentOrder: 'Students are sorted by one of their columns',
  rankBeyondSize: 'Class rank must not be beyond the class size',
  unknownTest: 'Type must be PSAT, SAT, ACT or TOEFL',
};
