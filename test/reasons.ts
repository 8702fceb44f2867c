/** Exceptions to what every call must have, each with its reason. */
type Reasons = Readonly<Record<string, string>>;

/** Calls that show part of a student's data to others without an entry in the log of views. */
export const NOT_LOGGED: Reasons = {
  'GET /api/admin/students/{studentId}': 'It shows the account and its access, not the record.',
  'GET /api/admin/students/{studentId}/entitlements': 'It shows purchases, not the record.',
  'GET /api/users/{studentId}/outcomes/{ceeb}':
    'Its points name no one, and of the student it shows the GPA and the best tests only.',
  'GET /api/users/{studentId}/notes': 'It shows what staff wrote themselves, not the record.',
  'GET /api/users/{studentId}/letters': 'It shows requests and their steps, not the record.',
  'GET /api/users/{studentId}/letter-sheet': 'The student wrote it for others to read.',
  'GET /api/student/summary/{studentId}': 'It shows what the list of students shows.',
  'GET /api/users/{studentId}/credits': 'It shows purchases, not the record.',
  'GET /api/users/{studentId}/parents': 'It shows the parents, not the record.',
  'GET /api/users/{studentId}/exports/{exportId}': 'RecordExported has already been logged.',
  'GET /api/users/{studentId}/applications/changes':
    'It shows who changed what, without what the record contains.',
  'GET /api/users/{studentId}/changes': 'It shows who changed what, without what the record contains.',
  'GET /api/exams/{id}': 'Staff work with practice tests daily, and the history shows their changes.',
  'GET /api/exams/{id}/score': 'Staff work with practice tests daily, and the history shows their changes.',
  'GET /api/exams/{id}/audit': 'Staff work with practice tests daily, and the history shows their changes.',
  'GET /api/exams/student/{studentId}':
    'Staff work with practice tests daily, and the history shows their changes.',
  'GET /api/exams/student/{studentId}/analysis':
    'Staff work with practice tests daily, and the history shows their changes.',
};

export const NOT_GROWING: Reasons = {
  'GET /api/admin/audit': 'Three entries fill its first page.',
  'GET /api/admin/entity/{id}/application-report': 'There is one row for each class and group.',
  'GET /api/admin/entity/{id}/user/{userId}/history': 'It comes from the member’s own two streams.',
  'GET /api/admin/jobs': 'There are no parked jobs.',
  'GET /api/admin/jobs/counts': 'There is one for each name.',
  'GET /api/admin/projections': 'The product has a fixed number.',
  'GET /api/admin/role-changes': 'No role of the seeded people has changed.',
  'GET /api/admin/stores': 'There are four.',
  'GET /api/admin/students/{studentId}/entitlements': 'The product has a fixed number.',
  'GET /api/colleges/college-survey': 'One document contains all of them.',
  'GET /api/colleges/compare': 'The request names them.',
  'GET /api/exams/graded/averages': 'They are hidden for so few students.',
  'GET /api/messages/templates': 'One document contains all of them.',
  'GET /api/notes/minutes': 'There is one for each month and kind.',
  'GET /api/notifications/preferences': 'There is one for each kind.',
  'GET /api/payment/products': 'The product has a fixed number.',
  'GET /api/users/course': 'One document contains all of them.',
  'GET /api/users/extra-curricular': 'One document contains all of them.',
  'GET /api/users/honors': 'One document contains all of them.',
  'GET /api/users/students/filters': 'One document contains all of them.',
  'GET /api/users/test': 'One document contains all of them.',
  'GET /api/users/{studentId}/changes': 'No due date of the seeded tasks has changed.',
  'GET /api/users/{studentId}/credits': 'One document contains all of them.',
};
