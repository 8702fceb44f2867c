import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../shared/api/baseApi';

const SOURCES = join(__dirname, '..');

const READS = 'It changes nothing that a user can see.';
const IMPORT = 'An import has its own undo, which runs as a job.';
const SIGNING = 'It signs the user in or out.';
const SAME_WAY = 'It is changed back in the same place.';
const OPEN_FORM = 'The form is still open and can change it back.';
const MAILED = 'Both have already received an email.';
const SECRET = 'The previous address no longer exists.';
const ADDED = 'The new item can be deleted or edited.';
const AT_ONCE = 'It is read immediately.';
const OPERATED = 'Operators give a reason, which the audit stores.';
const SEEN = 'The user has already seen it.';

const WITHOUT_UNDO: Readonly<Record<string, string>> = {
  acceptProposal: MAILED,
  writeToFamilies: AT_ONCE,
  declineRequest: 'The student has been notified.',
  offerSession: MAILED,
  proposeTime: 'The student has been notified; another time can be proposed.',
  acceptInvitation: SIGNING,
  addCollege: ADDED,
  addItem: ADDED,
  addToEntity: ADDED,
  assignBatch: 'It offers to delete the task that it made.',
  assignCounselor: MAILED,
  assignToColleges: 'It also applies to students who save the college later.',
  cancelSession: MAILED,
  changeLanguage: SAME_WAY,
  changeProfile: OPEN_FORM,
  checkEntries: IMPORT,
  checkFormImport: IMPORT,
  checkImport: IMPORT,
  checkOutcomes: IMPORT,
  checkRoster: IMPORT,
  chooseLetterRights: 'Only a counselor resets the choice.',
  resetLetterRights: 'The student chooses again.',
  uploadLetter: 'The author can replace the letter.',
  confirmEmail: SIGNING,
  keepEmail: SIGNING,
  correctForm: 'A correction is previewed before it is made, and can be corrected again.',
  countExam: SAME_WAY,
  createAdmin: SIGNING,
  createEntity: ADDED,
  demonstratePayment: 'It replaces a payment.',
  discardRebuild: OPERATED,
  downloadEverything: READS,
  downloadExport: READS,
  downloadForm: READS,
  downloadGuide: READS,
  downloadLetter: READS,
  downloadRecord: READS,
  earlierMessages: READS,
  acceptChild: 'The parent can decline.',
  declineChild: 'The student can invite again.',
  invitationMail: AT_ONCE,
  inviteParent: 'The invitation can be cancelled.',
  removeParent: 'The parent can be invited again.',
  dropVersion: OPERATED,
  editTask: OPEN_FORM,
  endCalendarFeed: SECRET,
  endHold: SAME_WAY,
  enterExam: ADDED,
  entryTemplate: READS,
  eraseUser: 'The keys are destroyed.',
  exportAudit: READS,
  exportGradedTests: READS,
  exportNoteMinutes: READS,
  exportPayments: READS,
  exportRecord: 'The file has already been downloaded.',
  beginSecondFactor: SIGNING,
  confirmAtSignIn: SIGNING,
  confirmSecondFactor: SIGNING,
  holdRecord: SAME_WAY,
  invite: 'The invitation can be cancelled.',
  login: SIGNING,
  replaceRecoveryCodes: SIGNING,
  resetSecondFactor: SIGNING,
  setUpAtSignIn: SIGNING,
  setRetention: SAME_WAY,
  signInByCode: SIGNING,
  turnSecondFactorOff: SIGNING,
  unlinkSignIn: SIGNING,
  logout: SIGNING,
  mailRoster: 'The emails have been sent.',
  mailInvitation: 'The email has been sent.',
  markSeen: SEEN,
  moveReminder: SAME_WAY,
  openCheckout: 'It buys nothing.',
  orderActivities: SAME_WAY,
  prefer: SAME_WAY,
  publishThread: ADDED,
  refreshToken: SIGNING,
  registerStudent: SIGNING,
  registerUser: SIGNING,
  remind: 'The students have been notified.',
  remindInvited: 'The emails have been sent.',
  renewCalendarFeed: SECRET,
  requestRebuild: OPERATED,
  requestReset: SIGNING,
  requestSession: MAILED,
  reschedule: MAILED,
  resetPassword: SIGNING,
  restoreItem: 'It is an undo itself.',
  rosterHeader: READS,
  outcomeTemplate: READS,
  reportFile: READS,
  rosterTemplate: READS,
  retryJob: OPERATED,
  retryEvent: OPERATED,
  runEntryImport: IMPORT,
  runFormImport: IMPORT,
  runImport: IMPORT,
  runOutcomes: IMPORT,
  runRoster: IMPORT,
  seeAllNotifications: SEEN,
  seeNotification: SEEN,
  sendMessage: AT_ONCE,
  sendWaiting: 'It sends earlier actions.',
  sessionToken: SIGNING,
  skipEvent: OPERATED,
  submitSurvey: 'The survey can be taken again; earlier results stay.',
  subscribers: READS,
  swapRebuild: OPERATED,
  syncAccess: 'It repairs inconsistent data.',
  syncCollegeTasks: 'It repairs inconsistent data.',
  syncTasks: 'It repairs inconsistent data.',
  cancelInvitation: 'The keys are destroyed.',
  undo: 'It is an undo itself.',
  undoEntryImport: IMPORT,
  undoFormImport: IMPORT,
  undoImport: IMPORT,
  undoOutcomes: IMPORT,
  undoRoster: IMPORT,
  unsubscribe: SAME_WAY,
  updatePassword: 'The earlier password is not stored.',
  withdrawEmail: 'The new address can be entered again.',
  writeNote: ADDED,
  writeNotes: OPEN_FORM,
  writeToStudents: AT_ONCE,
};

const FILE = 'It only creates a file.';
const FOLLOWED = 'The page follows its progress and refetches at the end.';

const WITHOUT_INVALIDATION: Readonly<Record<string, string>> = {
  acceptInvitation: SIGNING,
  beginSecondFactor: 'Two-step sign-in is on only once a code confirms it.',
  changeLanguage: 'The page reloads in the new language.',
  confirmAtSignIn: SIGNING,
  downloadEverything: FILE,
  downloadExport: FILE,
  downloadForm: FILE,
  downloadGuide: FILE,
  downloadLetter: FILE,
  downloadRecord: FILE,
  entryTemplate: FILE,
  exportAudit: FILE,
  exportGradedTests: FILE,
  exportNoteMinutes: FILE,
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
  resetSecondFactor: 'No list shows who uses two-step sign-in.',
  rosterHeader: FILE,
  outcomeTemplate: FILE,
  reportFile: FILE,
  rosterTemplate: FILE,
  sendMessage: 'The queue shows it immediately.',
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

const DEFINES = /\.injectEndpoints\(|\bendpoints\(\{/;
const mutations: string[] = [];
const undoable: string[] = [];
const refreshing: string[] = [];

beforeAll(async () => {
  for (const file of files) if (DEFINES.test(read(file))) await import(join(SOURCES, file));
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
  expect([...refreshing, ...Object.keys(WITHOUT_INVALIDATION)].sort()).toEqual(mutations.sort());
});

it('every mutation can be undone, with listed exceptions', () => {
  expect([...undoable, ...Object.keys(WITHOUT_UNDO)].sort()).toEqual(mutations.sort());
});

const OFFERS = /\b(runAction|reportDone|undoOf)\(|<ResourceList/;

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
