import { catalog } from '../src/catalog';
import { Compensations } from '../src/platform/undo/compensations';
import { TestApp } from './support/app';

const IMPORT = 'An import has an undo of its own, which takes as long as it needs.';
const ORDER = 'The payment service has it.';
const TOLD = 'Both have been mailed an invitation; a session is asked for and given again.';
const SIGN_IN = 'How somebody signs in is proven anew.';
const SYSTEM = 'Nobody does it: it follows.';

/** What is not taken back, and why. */
const FINAL: Readonly<Record<string, string>> = {
  AccountInvited: 'The invitation is taken back, which is asked for by name.',
  AccountErased: 'The keys are destroyed.',
  AccountRegistered: 'An account is erased, which is asked for by name.',
  CheckoutOpened: ORDER,
  CollegeImportChecked: IMPORT,
  CollegeImportFailed: IMPORT,
  CollegeImportFinished: IMPORT,
  CollegeImportStarted: IMPORT,
  CollegeImportUndoStarted: IMPORT,
  CollegeImportUndone: IMPORT,
  CounselorAssigned: TOLD,
  CounselorReleased: TOLD,
  CreditGranted: 'It is taken back with a reason.',
  CreditHeld: SYSTEM,
  CreditReturned: SYSTEM,
  CreditSpent: SYSTEM,
  CreditTakenBack: 'It is granted again with a reason.',
  EmailChanged: 'The address is confirmed by a link.',
  EmailReleased: 'The address is confirmed by a link.',
  EmailReserved: 'The address is confirmed by a link.',
  EntityCreated: 'Nothing removes an entity.',
  ExamEntryImportChecked: IMPORT,
  ExamEntryImportFailed: IMPORT,
  ExamEntryImportFinished: IMPORT,
  ExamEntryImportStarted: IMPORT,
  ExamEntryImportUndoStarted: IMPORT,
  ExamEntryImportUndone: IMPORT,
  ExamFormDefined: IMPORT,
  ExamFormImportChecked: IMPORT,
  ExamFormImportFailed: IMPORT,
  ExamFormImportFinished: IMPORT,
  ExamFormImportStarted: IMPORT,
  ExamFormImportUndoStarted: IMPORT,
  ExamFormImportUndone: IMPORT,
  ExamFormReplaced: IMPORT,
  ExamFormWithdrawn: IMPORT,
  ExamKeyCorrected: 'A correction shows what it changes before it is made; another one corrects it.',
  ExamScaleCorrected: 'A correction shows what it changes before it is made; another one corrects it.',
  ExamSkillCorrected: 'A correction shows what it changes before it is made; another one corrects it.',
  HourBooked: SYSTEM,
  HourFreed: SYSTEM,
  InvitationAccepted: 'Whoever has signed in has signed in.',
  InvitationIssued: 'The mail is out.',
  InvitationTakenBack: 'The keys are destroyed.',
  JobRetried: 'The job has run.',
  LanguageChosen: 'It is chosen anew where it was.',
  MatchesFound: 'The survey is taken again, and earlier results stay.',
  MessageSeen: 'Whoever has read something has read it.',
  MessageSent: 'It is read at once.',
  NotificationDigestFailed: SYSTEM,
  NotificationDigestSent: SYSTEM,
  NotificationPreferenceChanged: 'The switch is where it was.',
  NotificationRaised: SYSTEM,
  NotificationSeen: 'Whoever has read something has read it.',
  OrderExpired: ORDER,
  OrderPlaced: ORDER,
  RecoveryCodeUsed: 'A code is used once.',
  RecoveryCodesReplaced: 'Nothing keeps those before.',
  ParentAccepted: 'The student removes the parent, which asks first.',
  ParentInvited: 'The invitation is taken back by name.',
  ParentRemoved: 'Access that has ended comes back with an invitation, which the parent accepts anew.',
  PasswordChanged: 'Nothing keeps the one before.',
  PaymentConfirmed: ORDER,
  PaymentFailed: ORDER,
  PaymentWaived: ORDER,
  ProjectionEventSkipped: 'A rebuild reads the event again.',
  ProjectionRebuildAccepted: 'What it replaced is gone; another rebuild reads the history again.',
  ProjectionRebuildDiscarded: 'It is asked for again.',
  ProjectionRebuildRequested: 'It is discarded with a reason.',
  ProjectionRebuilt: SYSTEM,
  ProjectionRetried: 'It has run.',
  ProjectionVersionDropped: 'Its documents are gone; the earlier release fills them again.',
  RefundRecorded: ORDER,
  SignInLinked: SIGN_IN,
  SignInUnlinked: SIGN_IN,
  RosterImportChecked: IMPORT,
  RosterImportFailed: IMPORT,
  RosterImportFinished: IMPORT,
  RosterImportStarted: IMPORT,
  RosterImportUndoStarted: IMPORT,
  RosterImportUndone: IMPORT,
  SessionAttended: SYSTEM,
  SessionCancelled: TOLD,
  SessionEnded: SYSTEM,
  SessionLapsed: SYSTEM,
  SessionNotesWritten: 'The notes are in a field whose draft is kept.',
  SessionReminded: SYSTEM,
  SessionRequested: TOLD,
  SessionRescheduled: TOLD,
  SurveySubmitted: 'The survey is taken again, and earlier results stay.',
  TwoFactorDisabled: SIGN_IN,
  TwoFactorEnabled: SIGN_IN,
  TwoFactorReset: SIGN_IN,
  TaskOfferedToAllColleges: 'It also goes to those that come later, whom nobody has counted.',
  TaskOfferedToAllStudents: 'It also goes to those who come later, whom nobody has counted.',
  TaskOfferedToColleges: 'It also goes to those who save the college later, whom nobody has counted.',
};

it('every event can be taken back, but those with a reason', async () => {
  const app = await TestApp.start();
  try {
    const takenBack = app.app.get(Compensations).types();
    expect([...takenBack, ...Object.keys(FINAL)].sort()).toEqual(catalog.names().sort());
  } finally {
    await app.dispose();
  }
});
