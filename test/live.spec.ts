import { catalog } from '../src/catalog';
import { LiveFeed } from '../src/platform/realtime/live-feed';
import { TestApp } from './support/app';

const SIGN_IN = 'A mail tells; the page that shows it asks anew when it is opened.';

/** What no browser is told of, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  AccountInvited: 'As AccountRegistered, which comes with it.',
  AccountRegistered: 'Nobody has that account on the screen; entity and access tell those concerned.',
  CheckoutOpened: 'The person is on the way to the page of the payment service.',
  EmailReleased: 'EmailChanged and AccountErased tell.',
  EmailReserved: 'AccountRegistered and EmailChanged tell.',
  EntityTwoFactorRequired: 'Only admins see it, who ask anew when they open the page.',
  ClassMoveTakenBack: 'The students’ profiles tell of their grades.',
  ClassesMovedUp: 'The students’ profiles tell of their grades.',
  EntityCreated: 'Only admins see it, who ask anew when they open the page.',
  EntityDescribed: 'Those who look after it ask anew when they open the page.',
  ErasureAnnounced: 'Those who look after the school ask anew when they open the page.',
  ErasureCalledOff: 'Those who look after the school ask anew when they open the page.',
  ErasureHeld: 'The answer brings it; others ask anew when they open the page.',
  ErasureHoldEnded: 'The answer brings it; others ask anew when they open the page.',
  ExamSittingReleased: 'ExamEdited and ExamRemoved tell.',
  ExamSittingTaken: 'ExamEntered and ExamEdited tell.',
  ExternalIdReleased: 'TaskDeleted tells.',
  ExternalIdReserved: 'No page shows it.',
  InvitationAccepted: 'The list of invitations is asked for anew when it is opened.',
  InvitationIssued: 'The answer brings it.',
  InvitationTakenBack: 'AccountErased, which comes with it, tells.',
  FilterDeleted: 'The answer brings it; another tab asks when it opens the page.',
  FilterRenamed: 'The answer brings it; another tab asks when it opens the page.',
  FilterRestored: 'The answer brings it; another tab asks when it opens the page.',
  FilterSaved: 'The answer brings it; another tab asks when it opens the page.',
  JobRetried: 'Admins look at operations for a moment, and ask anew.',
  MatchesFound:
    'The answer to the survey brings them; a tab with earlier ones keeps those until it asks anew.',
  NotificationDigestFailed: 'No page shows it.',
  NotificationDigestSent: 'No page shows it.',
  NotificationPreferenceChanged: 'The answer brings it; another tab asks when it opens the page.',
  PasswordChanged: 'The sessions that end are closed.',
  ProjectionEventSkipped: 'Admins look at operations for a moment, and ask anew.',
  ProjectionRebuildAccepted: 'Admins look at operations for a moment, and ask anew.',
  ProjectionRebuildDiscarded: 'Admins look at operations for a moment, and ask anew.',
  ProjectionRebuildRequested: 'Admins look at operations for a moment, and ask anew.',
  ProjectionRebuilt: 'Admins look at operations for a moment, and ask anew.',
  ProjectionRetried: 'Admins look at operations for a moment, and ask anew.',
  RecordExported: 'The notification tells; the page that lists it asks anew when it is opened.',
  RecordViewed: 'The page that lists them asks anew when it is opened.',
  RecoveryCodeUsed: SIGN_IN,
  RecoveryCodesReplaced: SIGN_IN,
  SignInLinked: SIGN_IN,
  SignInUnlinked: SIGN_IN,
  TwoFactorDisabled: SIGN_IN,
  TwoFactorEnabled: SIGN_IN,
  TwoFactorReset: SIGN_IN,
  ProjectionVersionDropped: 'Admins look at operations for a moment, and ask anew.',
  RetentionEnded: 'AccountErased, which follows, tells.',
  RetentionPolicySet: 'The answer brings it; others ask anew when they open the page.',
  SessionReminded: 'The notification tells.',
  SurveySubmitted: 'What it found is in the answer.',
  TaskCreated: 'Who is given it is told of the assignment.',
  TaskOfferedToAllColleges: 'Who is given it is told of the assignment.',
  TaskOfferedToAllStudents: 'Who is given it is told of the assignment.',
  TaskOfferedToColleges: 'Who is given it is told of the assignment.',
  ThreadEdited: 'Articles are read as they were opened.',
  ThreadPublished: 'Articles are read as they were opened.',
  ThreadRestored: 'Articles are read as they were opened.',
  ThreadRetired: 'Articles are read as they were opened.',
};

it('browsers are told of every event, but of those with a reason', async () => {
  const app = await TestApp.start();
  try {
    const told = app.app.get(LiveFeed).types();
    expect([...told, ...Object.keys(UNTOLD)].sort()).toEqual(catalog.names().sort());
  } finally {
    await app.dispose();
  }
});
