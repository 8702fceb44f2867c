import { dateInNewYork } from '../../../src/platform/new-york';
import { aSurvey } from '../survey';
import { OTHER_CEEB, type Furnished } from './furnished';
import { fieldsOf } from './routes';

let count = 0;

/** On the full hour. */
const hoursFromNow = (hours: number) =>
  new Date((Math.floor(Date.now() / 3_600_000) + hours) * 3_600_000).toISOString();

/** Valid values by field name, or by class and field name if a name is ambiguous; made as they are read, where that takes long. */
const samples = ({ users, ids }: Furnished): Readonly<Record<string, unknown>> => ({
  // People.
  email: `somebody-${++count}@example.test`,
  'NewMemberDto.email': users.account_admin.email,
  password: 'an unused password',
  newPass: 'another password',
  first_name: 'Eve',
  last_name: 'Adams',
  phone_number: '2125550100',
  pronoun: 'They/them',
  language: 'es',
  gender: 'Nonbinary',
  city: 'Keene',
  zip_code: '03431',
  grade: '11th',
  counselor_id: users.counselor.id,
  'StudentRegistrationDto.role': 'student',
  'StaffRegistrationDto.role': 'counselor',
  'InvitationDto.role': 'student',
  'InvitationDto.entity_id': undefined,
  'RosterDto.columns': undefined,
  send: false,
  entity_ids: [ids.entityId],
  entity_id: ids.entityId,
  instead: undefined,
  'RoleChangeDto.role': 'counselor',
  'UserSearchDto.role': 'student,counselor',
  'UndoDto.request': '6b1f0f5e-7c51-4a39-9f6e-0f9d5c1e2a77',
  // Pages and searches.
  'StudentSearchDto.sort': '-overdue',
  group: 'students',
  'RetentionDto.days': 365,
  'RetentionSearchDto.days': 90,
  except: [users.student.id],
  again: true,
  mid_year: true,
  'MemberSearchDto.sort': '-since',
  'EntityChangeDto.type': 'Charter',
  'NewEntityDto.type': 'Public',
  'StudentSearchDto.filter': undefined,
  search: 'q=&filter=behind',
  currentPage: 1,
  pageSize: 10,
  limit: 10,
  before: '00000000000000000010',
  unread: false,
  grouped: true,
  correlation: 'an-action',
  'MailLinkDto.token': 'of-a-mail',
  q: 'a',
  actor: users.admin.id,
  subject: users.student.id,
  task: ids.taskId,
  'AuditSearchDto.type': 'TaskCreated',
  from: '2026-01-01',
  to: '2027-12-31',
  // Tasks.
  name: 'A name',
  description: 'Some text',
  external_id: `external-${count}`,
  externalId: `external-${count}`,
  'NewTaskDto.type': 'custom',
  'TaskSearchDto.type': 'custom',
  due_date: '2027-01-15',
  due_date_can_be_modified: true,
  importance: 'Because',
  weighted_importance: 5,
  approx_total_hours: 2,
  notes: 'Like this',
  apply_to_all: undefined,
  students: [{ user_id: users.student.id, due_date: '2027-01-15' }],
  days_before: 30,
  user_ids: [users.student.id],
  ceeb_codes: [ids.ceeb],
  completed_date: '2026-01-15',
  // Colleges.
  ceeb: ids.ceeb,
  'OfCollegeDto.ceeb': undefined,
  'CollegeSearchDto.name': 'a',
  'CollegeNameDto.name': 'a',
  'CatalogueDto.name': 'a',
  'CatalogueDto.state': 'MA,NY',
  'CatalogueDto.sort': 'name',
  size: undefined,
  cost: undefined,
  rate: undefined,
  kind: 'public,private',
  fit: 'unknown,reach',
  'CatalogueDto.test': undefined,
  'ComparisonDto.ceeb': `${ids.ceeb},${OTHER_CEEB}`,
  ceeb_code: ids.ceeb,
  'NewCollegeDto.ceeb_code': String(100_000 + count),
  about: 'About it',
  state: 'MA',
  location: 'Boston',
  geography: 'Coast',
  division: 'NCAA D3',
  urban_center_1: 'Boston',
  urban_center_2: 'Salem',
  airport: 'BOS',
  is_public: true,
  school_type: 'Public',
  fac_stu: '12:1',
  small_class: '50 %',
  status: 'published',
  'BookmarkDto.status': 'applying',
  'SavedCollegesDto.status': 'applying',
  ea_deadline: '2027-11-01',
  ed1_deadline: '2027-11-01',
  ed2_deadline: '2028-01-01',
  reg_deadline: null,
  publish: true,
  // The record.
  'TestScoreDto.type': 'ACT',
  dateTaken: '2026-02-14',
  scores: { english: 30, math: 30, reading: 30, science: 30 },
  testType: 'ACT',
  'ExamTypeDto.type': 'ACT',
  examCode: '2018 Code A09',
  sections: [{ questions: [{ key: 1, value: 'A' }] }],
  'MeantFormDto.type': 'ACT',
  code: 'Own',
  'CodeDto.code': '123456',
  required: true,
  'DestinationDto.to': '/colleges',
  change: { what: 'answer', section: 1, question: 2, answers: ['A', 'B', 'C'] },
  revision: 2,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  counted: true,
  startYear: '2024',
  endYear: '2026',
  weeksPerYear: 30,
  hoursPerWeek: 8,
  'ActivityOrderDto.ids': [users.student.id],
  'HonorDto.type': 'Local',
  'EditedHonorDto.type': 'Local',
  expected: undefined,
  part: 'honors',
  item: undefined,
  dateReceived: '2026-05-02',
  gradeYear: '11th',
  semesterGrades: { semester1: 'A', semester2: 'A-' },
  gpa: 3.8,
  gpaScale: 4,
  classRank: 12,
  classSize: 240,
  highSchoolName: 'Harbor High',
  highSchoolSize: 960,
  highSchoolType: 'Public',
  orderedMajorChoices: { major1: 'Biology', major2: 'Chemistry', major3: 'History' },
  orderedFavorites: { favorite1: 'Tide pools', favorite2: 'Old maps' },
  'AboutDto.notes': 'My brother went there.',
  get asOf() {
    return dateInNewYork();
  },
  // Exams.
  'ExamAnalysisDto.type': 'ACT',
  'GradedTestFilterDto.type': 'ACT',
  'GradedTestSearchDto.type': 'ACT',
  'TemplateDto.type': 'ACT',
  formId: 'sat-may-2017',
  // The survey.
  ...aSurvey,
  // Sessions.
  availableTime: hoursFromNow(24 * 20 + 2 * (count % 1_500)),
  timeRequested: hoursFromNow(24 * 20 + 2 * (count % 1_500)),
  lengthInMinutes: 60,
  'NewSessionRequestDto.notes': 'My essay',
  'SessionNotesDto.notes': 'Well done',
  timeZone: 'America/Chicago',
  weekly: [{ day: 1, from: '09:00', to: '12:00' }],
  hours: [{ from: '09:00', to: '12:00' }],
  counselorId: users.counselor.id,
  sessionRequestId: ids.sessionId,
  room: ids.roomId,
  'SessionTokenDto.sessionId': undefined,
  identity: 'Maya',
  hasCounselor: false,
  'SessionRequestSearchDto.state': 'proposed',
  paid: false,
  minutes: 60,
  get 'SlotSearchDto.from'() {
    return dateInNewYork();
  },
  get 'SlotSearchDto.to'() {
    return dateInNewYork(30);
  },
  // Payments.
  pay: true,
  'PaymentSearchDto.state': 'open',
  get 'PaymentSearchDto.from'() {
    return dateInNewYork(-1);
  },
  get 'PaymentSearchDto.to'() {
    return dateInNewYork();
  },
  // The rest.
  content: 'Hello',
  sentTo: users.student.id,
  clientId: undefined,
  'NewMessagesDto.sentTo': [users.student.id],
  'NewMessagesDto.clientId': 'a1b2c3d4-0000-4000-8000-000000000001',
  preferences: [{ kind: 'task-changed', in_app: true, mail: false }],
  title: 'A title',
  categories: ['Essays'],
  body: 'Some text',
  reason: 'It is broken',
  against: null,
  page: '/dashboard',
  milliseconds: 400,
  owned: true,
});

/** A whole valid object of the class. Fails with the name of a field without a sample. */
export function sampleOf(dto: (new () => object) | undefined, furnished: Furnished): Record<string, unknown> {
  if (!dto) return {};
  const known = samples(furnished);
  const entries = fieldsOf(dto).map((field) => {
    const key = [`${dto.name}.${field}`, field].find((name) => name in known);
    if (key === undefined)
      throw new Error(`test/support/fuzz/samples.ts lacks a sample of ${dto.name}.${field}.`);
    return [field, structuredClone(known[key])] as const;
  });
  return Object.fromEntries(entries);
}
