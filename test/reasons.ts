/** The exceptions to what is required of every call, each with its reason. A new call without either fails a test. */
type Reasons = Readonly<Record<string, string>>;

/** Calls by which others read something of one student and which are not in that student's log of views. */
export const NOT_LOGGED: Reasons = {
  'GET /api/admin/students/{studentId}': 'The account and who has access: nothing of the record.',
  'GET /api/admin/students/{studentId}/entitlements': 'What was bought: nothing of the record.',
  'GET /api/users/{studentId}/credits': 'What was bought: nothing of the record.',
  'GET /api/users/{studentId}/parents': 'Who follows the plan: nothing of the record.',
  'GET /api/users/{studentId}/exports/{exportId}': 'RecordExported has told.',
  'GET /api/exams/{id}': 'The daily work with practice tests, whose changes are in the history.',
  'GET /api/exams/{id}/score': 'The daily work with practice tests, whose changes are in the history.',
  'GET /api/exams/{id}/audit': 'The daily work with practice tests, whose changes are in the history.',
  'GET /api/exams/student/{studentId}':
    'The daily work with practice tests, whose changes are in the history.',
  'GET /api/exams/student/{studentId}/analysis':
    'The daily work with practice tests, whose changes are in the history.',
};

/** Lists that do not grow when there is more of everything. */
export const NOT_GROWING: Reasons = {
  'GET /api/admin/audit': 'Its first page is full with three.',
  'GET /api/admin/jobs': 'No parked jobs.',
  'GET /api/admin/jobs/counts': 'One for each name.',
  'GET /api/admin/projections': 'They are those of the product.',
  'GET /api/admin/stores': 'There are four.',
  'GET /api/admin/students/{studentId}/entitlements': 'What there is to own.',
  'GET /api/colleges/college-survey': 'They are in one document.',
  'GET /api/colleges/compare': 'As many as are named.',
  'GET /api/exams/graded/averages': 'Hidden of so few students.',
  'GET /api/notifications/preferences': 'One for each kind.',
  'GET /api/payment/products': 'What there is to buy.',
  'GET /api/users/course': 'They are in one document.',
  'GET /api/users/extra-curricular': 'They are in one document.',
  'GET /api/users/honors': 'They are in one document.',
  'GET /api/users/students/filters': 'They are in one document.',
  'GET /api/users/test': 'They are in one document.',
  'GET /api/users/{studentId}/credits': 'They are in one document.',
};
