import { messages } from '../../../contract/en/messages';
import { testMessages } from '../../../contract/en/test-scores';

export const en = {
  'account-too-young': ({ since }: { since: string }) =>
    `There was no account yet on that day: it was opened on ${since}.`,
  'activities-not-found': 'Activity not found.',
  'courses-not-found': 'Course not found.',
  'edited-since': 'It has been changed since. Look at it again.',
  'export-not-found': 'There is no such export any more. Export the record again.',
  'honors-not-found': 'Honor not found.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }: { most: number }) => `There is room for ${most}. Remove one first.`,
  'day-to-come': 'That day has not come yet: choose today or an earlier one.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'Test not found.',

  beforeNoCursor: 'before must be a cursor',
  dateTooLate: testMessages.testDateTooLate,
  gpaAboveScale: 'Gpa must not be above its scale',
  noExpectation: 'Name what it is expected to be',
  noItem: 'item must be the id of an item',
  noOrder: 'Name the activities in their order',
  'no-such-filter':
    'Students are narrowed to those who are overdue, behind, silent, without a college or a record',
  'no-such-order': 'Students are sorted by one of their columns',
  rankBeyondSize: 'Class rank must not be beyond the class size',
  support: 'Support',
  unknownPart: 'part must be a part of the record',
  unknownLanguage: 'Choose one of the languages that there are',
  unknownTest: 'Type must be PSAT, SAT, ACT or TOEFL',
};
