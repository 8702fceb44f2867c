import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../shared/api/baseApi';

const SOURCES = join(__dirname, '..');

const READS = 'It changes nothing that anybody sees.';
const IMPORT = 'An import has an undo of its own, which takes as long as it needs.';
const SIGNING = 'It lets somebody in or out.';
const SAME_WAY = 'It is put back the same way, where it stands.';
const OPEN_FORM = 'The form is still open, and puts it back.';
const TOLD = 'Both have been mailed an invitation by then.';
const SECRET = 'The address before was thrown away.';
const ADDED = 'What was added can be deleted, or edited.';
const AT_ONCE = 'It is read at once.';
const OPERATED = 'Operators decide it with a reason, which the audit keeps.';
const SEEN = 'Whoever has seen something has seen it.';

/** Mutations that cannot be undone, each with the reason. */
const FINAL: Readonly<Record<string, string>> = {
  acceptInvitation: SIGNING,
  addCollege: ADDED,
  addItem: ADDED,
  addToEntity: ADDED,
  assignBatch: 'It offers to delete the task that it made.',
  assignCounselor: TOLD,
  assignToColleges: 'It also goes to those who save the college later, whom nobody has counted.',
  cancelSession: TOLD,
  changeLanguage: SAME_WAY,
  changeProfile: OPEN_FORM,
  checkEntries: IMPORT,
  checkFormImport: IMPORT,
  checkImport: IMPORT,
  checkRoster: IMPORT,
  confirmEmail: SIGNING,
  keepEmail: SIGNING,
  correctForm: 'A correction shows what it changes before it is made; another one corrects it.',
  countExam: SAME_WAY,
  createAdmin: SIGNING,
  createEntity: ADDED,
  demonstratePayment: 'It stands for a payment.',
  discardRebuild: OPERATED,
  downloadEverything: READS,
  downloadExport: READS,
  downloadForm: READS,
  downloadGuide: READS,
  downloadRecord: READS,
  earlierMessages: READS,
  acceptChild: 'The parent declines instead.',
  declineChild: 'The student invites again.',
  invitationMail: AT_ONCE,
  inviteParent: 'The invitation is taken back.',
  removeParent: 'The parent is invited again, and accepts again.',
  dropVersion: OPERATED,
  editTask: OPEN_FORM,
  endCalendarFeed: SECRET,
  endHold: SAME_WAY,
  enterExam: ADDED,
  entryTemplate: READS,
  eraseUser: 'The keys are destroyed.',
  exportAudit: READS,
  exportGradedTests: READS,
  exportPayments: READS,
  exportRecord: 'Whoever has the file has it.',
  beginSecondFactor: SIGNING,
  confirmAtSignIn: SIGNING,
  confirmSecondFactor: SIGNING,
  holdRecord: SAME_WAY,
  invite: 'The invitation can be taken back.',
  login: SIGNING,
  replaceRecoveryCodes: SIGNING,
  resetSecondFactor: SIGNING,
  setUpAtSignIn: SIGNING,
  setRetention: SAME_WAY,
  signInByCode: SIGNING,
  turnSecondFactorOff: SIGNING,
  unlinkSignIn: SIGNING,
  logout: SIGNING,
  mailRoster: 'The mails are out.',
  mailInvitation: 'The mail is on its way.',
  markSeen: SEEN,
  moveReminder: SAME_WAY,
  openCheckout: 'Nothing is bought by it.',
  orderActivities: SAME_WAY,
  prefer: SAME_WAY,
  publishThread: ADDED,
  refreshToken: SIGNING,
  registerStudent: SIGNING,
  registerUser: SIGNING,
  renewCalendarFeed: SECRET,
  requestRebuild: OPERATED,
  requestReset: SIGNING,
  requestSession: TOLD,
  reschedule: TOLD,
  resetPassword: SIGNING,
  restoreItem: 'It takes back itself.',
  rosterHeader: READS,
  rosterTemplate: READS,
  retryJob: OPERATED,
  retryEvent: OPERATED,
  runEntryImport: IMPORT,
  runFormImport: IMPORT,
  runImport: IMPORT,
  runRoster: IMPORT,
  seeAllNotifications: SEEN,
  seeNotification: SEEN,
  sendMessage: AT_ONCE,
  sendWaiting: 'It sends what was done before.',
  sessionToken: SIGNING,
  skipEvent: OPERATED,
  submitSurvey: 'The survey is taken again, and earlier results stay.',
  subscribers: READS,
  swapRebuild: OPERATED,
  syncAccess: 'It repairs what should be so.',
  syncCollegeTasks: 'It repairs what should be so.',
  syncTasks: 'It repairs what should be so.',
  takeBackInvitation: 'The keys are destroyed.',
  undo: 'It takes back itself.',
  undoEntryImport: IMPORT,
  undoFormImport: IMPORT,
  undoImport: IMPORT,
  undoRoster: IMPORT,
  unsubscribe: SAME_WAY,
  updatePassword: 'Nothing keeps the one before.',
  withdrawEmail: 'The address is asked for again.',
  writeNotes: OPEN_FORM,
  writeToStudents: AT_ONCE,
};

const FILE = 'It only makes a file.';
const FOLLOWED = 'The page follows its progress and reads again at the end.';

/** Mutations after which nothing is read again, each with the reason. */
const NO_REFRESH: Readonly<Record<string, string>> = {
  acceptInvitation: SIGNING,
  beginSecondFactor: 'Two-step sign-in is on only once a code confirms it.',
  changeLanguage: 'The page loads again in the new language.',
  confirmAtSignIn: SIGNING,
  downloadEverything: FILE,
  downloadExport: FILE,
  downloadForm: FILE,
  downloadGuide: FILE,
  downloadRecord: FILE,
  entryTemplate: FILE,
  exportAudit: FILE,
  exportGradedTests: FILE,
  exportPayments: FILE,
  exportRecord: FOLLOWED,
  invitationMail: READS,
  login: SIGNING,
  logout: SIGNING,
  moveClassesUp: FOLLOWED,
  refreshToken: SIGNING,
  registerStudent: SIGNING,
  requestReset: SIGNING,
  resetPassword: SIGNING,
  resetSecondFactor: 'No list shows who signs in by two steps.',
  rosterHeader: FILE,
  rosterTemplate: FILE,
  sendMessage: 'The queue of unsent messages shows it at once.',
  sendWaiting: 'Each change refreshes what it changed.',
  sessionToken: SIGNING,
  setUpAtSignIn: SIGNING,
  signInByCode: SIGNING,
  subscribers: FILE,
  updatePassword: 'Nothing shows a password.',
};

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$|^test\//.test(file),
);

interface Definition {
  readonly extraOptions?: { readonly undo?: true };
  readonly invalidatesTags?: unknown;
  readonly onQueryStarted?: unknown;
}

const mutations: string[] = [];
const undoable: string[] = [];
const refreshing: string[] = [];

beforeAll(async () => {
  for (const file of files) if (read(file).includes('.injectEndpoints(')) await import(join(SOURCES, file));
  for (const [name, endpoint] of Object.entries(api.endpoints)) {
    if ('useMutation' in endpoint) mutations.push(name);
  }
  const note = (name: string) => (definition: Definition) => {
    if (definition.extraOptions?.undo) undoable.push(name);
    if (definition.invalidatesTags ?? definition.onQueryStarted) refreshing.push(name);
  };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(mutations.map((name) => [name, note(name)])) });
});

it('every mutation refreshes what it changed, with listed exceptions', () => {
  expect([...refreshing, ...Object.keys(NO_REFRESH)].sort()).toEqual(mutations.sort());
});

it('every mutation can be undone, with listed exceptions', () => {
  expect([...undoable, ...Object.keys(FINAL)].sort()).toEqual(mutations.sort());
});

/** Code that waits for an action and offers to undo it. */
const OFFERS = /\b(carryOut|undoOf)\(|<ResourceList/;

it('every mutation that can be undone offers it where it is used', () => {
  const isOffered = (name: string) => {
    const hook = new RegExp(`\\buse${name[0]!.toUpperCase()}${name.slice(1)}Mutation\\(`);
    return files.some(
      (file) => hook.test(read(file)) && (OFFERS.test(read(file)) || file.endsWith('audience.ts')),
    );
  };
  expect(undoable).not.toEqual([]);
  expect(undoable.filter((name) => !isOffered(name))).toEqual([]);
});
