import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { ROLES, type Role } from '../../contract/roles';
import { STUDENTS_AND_STAFF } from '../../src/platform/auth/access.decorators';
import { TestApp, type User } from '../support/app';

type Openness = 'public' | readonly Role[];

const STAFF_OF_STUDENTS = ['counselor', 'account_admin', 'admin'] as const;

/** Every call there is, and who may use it. A new one that is not listed here fails. */
const calls: Readonly<Record<string, Openness>> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/config': 'public',
  'POST /api/page-loads': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/refresh': 'public',
  'POST /api/auth/logout': 'public',
  'POST /api/auth/reset-password': 'public',
  'PATCH /api/auth/password-reset': 'public',
  'POST /api/auth/student/register': 'public',
  'POST /api/auth/register': ['account_admin', 'admin'],
  'GET /api/auth/invitation': 'public',
  'PATCH /api/auth/invitation': 'public',
  'GET /api/invitations': STAFF_OF_STUDENTS,
  'POST /api/invitations': STAFF_OF_STUDENTS,
  'POST /api/invitations/{userId}/mail': STAFF_OF_STUDENTS,
  'DELETE /api/invitations/{userId}': STAFF_OF_STUDENTS,
  'GET /api/roster-imports': ['account_admin', 'admin'],
  'GET /api/roster-imports/template.csv': ['account_admin', 'admin'],
  'POST /api/roster-imports/columns': ['account_admin', 'admin'],
  'GET /api/roster-imports/{id}': ['account_admin', 'admin'],
  'POST /api/roster-imports': ['account_admin', 'admin'],
  'POST /api/roster-imports/{id}/run': ['account_admin', 'admin'],
  'POST /api/roster-imports/{id}/mails': ['account_admin', 'admin'],
  'POST /api/roster-imports/{id}/undo': ['account_admin', 'admin'],
  'PATCH /api/auth/update-pass': ROLES,
  'PATCH /api/auth/confirm-email': 'public',
  'POST /api/auth/second-factor': 'public',
  'POST /api/auth/second-factor/setup': 'public',
  'POST /api/auth/second-factor/setup/confirm': 'public',
  'GET /api/auth/oidc': 'public',
  'GET /api/auth/oidc/callback': 'public',
  'POST /api/users/sign-in/unlink': ROLES,
  'GET /api/users/sign-in': ROLES,
  'POST /api/users/second-factor': ROLES,
  'POST /api/users/second-factor/confirm': ROLES,
  'POST /api/users/second-factor/recovery-codes': ROLES,
  'POST /api/users/second-factor/off': ROLES,
  'POST /api/admin/user/{id}/second-factor/reset': ['admin'],
  'PUT /api/admin/entity/{id}/second-factor': ['admin', 'account_admin'],
  'GET /api/users/profile': ROLES,
  'PATCH /api/users/profile': ROLES,
  'DELETE /api/users/profile/email': ROLES,
  'PUT /api/users/language': ROLES,
  'GET /api/users/counselor/{id}/profile': 'public',
  'GET /api/users/list-access': STUDENTS_AND_STAFF,
  'GET /api/users/export': ['student'],
  'GET /api/users/record-views': ['student'],
  'POST /api/users/{studentId}/exports': ['admin', 'account_admin'],
  'GET /api/users/{studentId}/exports/{exportId}': ['admin', 'account_admin'],
  'GET /api/users/students': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'GET /api/users/students/filters': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/users/students/filters': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'PATCH /api/users/students/filters/{id}': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'DELETE /api/users/students/filters/{id}': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/users/access/sync': ['exam_admin'],
  'PATCH /api/users/role/{id}': ['admin', 'account_admin'],
  'GET /api/admin/all': ['admin', 'account_admin'],
  'DELETE /api/admin/user/{id}': ['admin'],
  'POST /api/admin/create': ['admin'],
  'GET /api/admin/subscribers': ['admin'],
  'GET /api/admin/entities': ['admin', 'account_admin'],
  'POST /api/admin/entity': ['admin'],
  'PATCH /api/admin/entity/{id}': ['admin', 'account_admin'],
  'GET /api/admin/entity/{id}/rollover': ['admin', 'account_admin'],
  'POST /api/admin/entity/{id}/rollover': ['admin', 'account_admin'],
  'GET /api/admin/entity/{id}/rollover/{rolloverId}': ['admin', 'account_admin'],
  'GET /api/admin/retention': ['admin'],
  'PUT /api/admin/retention': ['admin'],
  'GET /api/admin/entity/{id}/retention': ['admin', 'account_admin'],
  'PUT /api/admin/entity/{id}/retention': ['admin', 'account_admin'],
  'PUT /api/admin/entity/{id}/former/{userId}/hold': ['admin', 'account_admin'],
  'DELETE /api/admin/entity/{id}/former/{userId}/hold': ['admin', 'account_admin'],
  'GET /api/admin/entity/{id}/users': ['admin', 'account_admin'],
  'GET /api/admin/entity/{id}/user/{userId}/leaving': ['admin', 'account_admin'],
  'GET /api/admin/entity/{id}/user/{userId}/history': ['admin', 'account_admin'],
  'POST /api/admin/entity/{id}/user': ['admin'],
  'PATCH /api/admin/entity/{id}/user/{userId}': ['admin', 'account_admin'],
  'DELETE /api/admin/entity/{id}/user/{userId}': ['admin', 'account_admin'],
  'GET /api/student/snapshot/{studentId}': ['student', ...STAFF_OF_STUDENTS],
  'GET /api/student/record/{studentId}/download': ['student', ...STAFF_OF_STUDENTS],
  'GET /api/student/action-items/{studentId}': ['admin', 'account_admin'],
  'GET /api/admin/students/{studentId}': ['admin', 'account_admin'],
  'GET /api/admin/students/{studentId}/entitlements': ['admin'],
  'PUT /api/admin/students/{studentId}/entitlements/{entitlement}': ['admin'],
  'PUT /api/users/{studentId}/counselors/{staffId}': ['admin', 'account_admin'],
  'DELETE /api/users/{studentId}/counselors/{staffId}': ['admin', 'account_admin'],
  'POST /api/undo': ROLES,
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/audit.csv': ['admin'],
  'GET /api/admin/jobs': ['admin'],
  'POST /api/admin/jobs/{id}/retry': ['admin'],
  'GET /api/admin/jobs/counts': ['admin'],
  'GET /api/admin/projections': ['admin'],
  'GET /api/admin/projections/{name}': ['admin'],
  'POST /api/admin/projections/{name}/rebuilds': ['admin'],
  'POST /api/admin/projections/{name}/rebuilds/{rebuildId}/swap': ['admin'],
  'POST /api/admin/projections/{name}/rebuilds/{rebuildId}/discard': ['admin'],
  'POST /api/admin/projections/{name}/versions/{version}/drop': ['admin'],
  'GET /api/admin/stores': ['admin'],
  'POST /api/admin/projections/{name}/retry': ['admin'],
  'POST /api/admin/projections/{name}/skip': ['admin'],
  'GET /api/v2/tasks/all': ['student', ...STAFF_OF_STUDENTS],
  'GET /api/v2/tasks': ['admin'],
  'POST /api/v2/tasks': STAFF_OF_STUDENTS,
  'PATCH /api/v2/tasks/{taskId}': STAFF_OF_STUDENTS,
  'DELETE /api/v2/tasks/{taskId}': ['student', ...STAFF_OF_STUDENTS],
  'POST /api/v2/tasks/reminders': ['student'],
  'PATCH /api/v2/tasks/reminders/{taskId}': ['student'],
  'POST /api/v2/tasks/custom/{taskId}/batches': STAFF_OF_STUDENTS,
  'POST /api/v2/tasks/due-dates': STAFF_OF_STUDENTS,
  'GET /api/v2/tasks/{studentId}': ['parent', ...STAFF_OF_STUDENTS],
  'POST /api/v2/tasks/custom/{taskId}/students': STAFF_OF_STUDENTS,
  'POST /api/v2/tasks/standard/{taskId}/colleges': ['admin'],
  'PATCH /api/v2/tasks/student/{assignmentId}': ['student', ...STAFF_OF_STUDENTS],
  'PATCH /api/v2/tasks/{taskId}/student/{studentId}': STAFF_OF_STUDENTS,
  'DELETE /api/v2/tasks/{taskId}/student/{studentId}': STAFF_OF_STUDENTS,
  'GET /api/messages/contacts': ROLES,
  'GET /api/messages/unread': ROLES,
  'GET /api/messages/sendee/{id}': ROLES,
  'PATCH /api/messages/sendee/{id}/seen': ROLES,
  'POST /api/messages': ROLES,
  'POST /api/messages/students': STAFF_OF_STUDENTS,
  'POST /api/v2/tasks/sync': ['student', 'admin'],
  'POST /api/v2/tasks/sync-college-tasks': ['student', 'admin'],
  'GET /api/colleges/compare': ['student'],
  'GET /api/colleges/catalogue': ['student'],
  'GET /api/users/calendar-feed': ['student', 'parent', 'counselor'],
  'POST /api/users/calendar-feed': ['student', 'parent', 'counselor'],
  'DELETE /api/users/calendar-feed': ['student', 'parent', 'counselor'],
  'GET /api/calendar/{secret}.ics': 'public',
  'GET /api/notifications/unsubscribe': 'public',
  'POST /api/notifications/unsubscribe': 'public',
  'GET /api/users/test': ['student'],
  'POST /api/users/test': ['student'],
  'DELETE /api/users/test/{id}': ['student'],
  'GET /api/users/{studentId}/history': ['student', ...STAFF_OF_STUDENTS],
  'POST /api/exams/student-entry': STUDENTS_AND_STAFF,
  'PATCH /api/exams/student-entry/{examId}': STAFF_OF_STUDENTS,
  'DELETE /api/exams/student-entry/{examId}': STAFF_OF_STUDENTS,
  'POST /api/exams/calculations': STUDENTS_AND_STAFF,
  'GET /api/exams/student/{studentId}': STUDENTS_AND_STAFF,
  'GET /api/exams/{id}': STUDENTS_AND_STAFF,
  'GET /api/exams/{id}/score': STUDENTS_AND_STAFF,
  'GET /api/exams/{id}/audit': STUDENTS_AND_STAFF,
  'PUT /api/exams/{id}/counted': ['student'],
  'GET /api/users/about': ['student'],
  'GET /api/dashboard': ['student'],
  'GET /api/dashboard/{studentId}': ['parent'],
  'GET /api/sessions/times/{studentId}': ['parent'],
  'GET /api/users/{studentId}/parents': ['student', ...STAFF_OF_STUDENTS],
  'POST /api/users/{studentId}/parents': ['student', ...STAFF_OF_STUDENTS],
  'POST /api/users/{studentId}/parents/{linkId}/mails': ['student', ...STAFF_OF_STUDENTS],
  'DELETE /api/users/{studentId}/parents/{linkId}': ['student', ...STAFF_OF_STUDENTS],
  'GET /api/children': ['parent'],
  'PUT /api/children/{childId}/accepted': ['parent'],
  'DELETE /api/children/{childId}': ['parent'],
  'POST /api/users/about': ['student'],
  'GET /api/users/course': ['student'],
  'POST /api/users/course': ['student'],
  'PATCH /api/users/course/{id}': ['student'],
  'DELETE /api/users/course/{id}': ['student'],
  'POST /api/users/course/{id}/restore': ['student'],
  'GET /api/users/extra-curricular': ['student'],
  'POST /api/users/extra-curricular': ['student'],
  'PATCH /api/users/extra-curricular/{id}': ['student'],
  'DELETE /api/users/extra-curricular/{id}': ['student'],
  'POST /api/users/extra-curricular/{id}/restore': ['student'],
  'GET /api/guides/{guide}/download': ['student'],
  'GET /api/users/honors': ['student'],
  'POST /api/users/honors': ['student'],
  'PATCH /api/users/honors/{id}': ['student'],
  'DELETE /api/users/honors/{id}': ['student'],
  'POST /api/users/honors/{id}/restore': ['student'],
  'PUT /api/users/extra-curricular/order': ['student'],
  'POST /api/users/test/{id}/restore': ['student'],
  'GET /api/users/saved-colleges': ['student'],
  'GET /api/users/saved-colleges/prospects': ['student'],
  'GET /api/users/{studentId}/saved-colleges': ['parent', ...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/users/bookmark': ['student'],
  'DELETE /api/users/bookmark/{id}': ['student'],
  'GET /api/notifications': ['student', 'counselor'],
  'GET /api/notifications/preferences': ['student', 'counselor'],
  'PUT /api/notifications/preferences': ['student', 'counselor'],
  'PATCH /api/notifications/seen': ['student', 'counselor'],
  'PATCH /api/notifications/{id}': ['student', 'counselor'],
  'GET /api/payment/products': 'public',
  'POST /api/payment/create-60-checkout-session': ['student'],
  'POST /api/payment/create-30-checkout-session': ['student'],
  'POST /api/payment/create-advising-checkout-session': ['student'],
  'GET /api/payment/orders': ['student'],
  'GET /api/payment/orders/{id}': ['student'],
  'POST /api/payment/webhook': 'public',
  'POST /api/payment/demonstration/{orderId}': ['student'],
  'GET /api/admin/payments': ['admin'],
  'GET /api/admin/payments.csv': ['admin'],
  'POST /api/sessions': ['counselor'],
  'GET /api/sessions': ['student', 'counselor', 'admin'],
  'DELETE /api/sessions/{slotId}': ['counselor'],
  'GET /api/sessions/hours': ['counselor'],
  'PUT /api/sessions/hours': ['counselor'],
  'PUT /api/sessions/hours/{date}': ['counselor'],
  'DELETE /api/sessions/hours/{date}': ['counselor'],
  'POST /api/sessions/request': ['student'],
  'GET /api/sessions/requests/user/{userId}': ['student', ...STAFF_OF_STUDENTS],
  'GET /api/sessions/requests': ['admin'],
  'PATCH /api/sessions/request/{id}': ['student', 'counselor', 'admin'],
  'DELETE /api/sessions/request/{id}': ['student', 'counselor', 'admin'],
  'PUT /api/sessions/request/counselor': ['admin'],
  'GET /api/sessions/request/{id}/counselors': ['admin'],
  'PUT /api/sessions/request/{id}/notes': ['counselor'],
  'GET /api/sessions/info/{roomId}': ['student', 'counselor', 'admin'],
  'GET /api/users/{studentId}/credits': ['student', 'admin'],
  'POST /api/users/{studentId}/credits': ['admin'],
  'PUT /api/users/{studentId}/credits/{creditId}/taken-back': ['admin'],
  'POST /api/session-token': STUDENTS_AND_STAFF,
  'GET /api/threads/all': 'public',
  'GET /api/threads/{id}': ROLES,
  'POST /api/threads': ['counselor', 'admin'],
  'PATCH /api/threads/{id}': ['counselor', 'admin'],
  'DELETE /api/threads/{id}': ['counselor', 'admin'],
  'GET /api/colleges/college-survey': ['student'],
  'POST /api/colleges/college-survey': ['student'],
  'POST /api/colleges/college-survey/what-if': ['student'],
  'GET /api/colleges/search': ROLES,
  'GET /api/colleges/all': ROLES,
  'GET /api/colleges/{ceeb}': ROLES,
  'GET /api/colleges/{ceeb}/logo.svg': 'public',
  'POST /api/colleges/college': ['admin'],
  'PATCH /api/colleges/{ceeb}': ['admin'],
  'DELETE /api/colleges/{ceeb}': ['admin'],
  'POST /api/colleges/deadlines': ['admin'],
  'PATCH /api/colleges/{ceeb}/deadlines': ['admin'],
  'DELETE /api/colleges/{ceeb}/deadlines': ['admin'],
  'GET /api/exams/student/{studentId}/analysis': ['student', ...STAFF_OF_STUDENTS, 'exam_admin'],
  'GET /api/exams/graded': STAFF_OF_STUDENTS,
  'GET /api/exams/graded/averages': STAFF_OF_STUDENTS,
  'GET /api/exams/graded.csv': STAFF_OF_STUDENTS,
  'GET /api/exams/entry-imports': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'GET /api/exams/entry-imports/template.csv': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'GET /api/exams/entry-imports/{id}': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/exams/entry-imports': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/exams/entry-imports/{id}/run': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'POST /api/exams/entry-imports/{id}/undo': [...STAFF_OF_STUDENTS, 'exam_admin'],
  'GET /api/colleges/imports': ['admin'],
  'POST /api/colleges/imports': ['admin'],
  'GET /api/colleges/imports/{id}': ['admin'],
  'POST /api/colleges/imports/{id}/run': ['admin'],
  'POST /api/colleges/imports/{id}/undo': ['admin'],
  'GET /api/exams/forms': STUDENTS_AND_STAFF,
  'GET /api/exams/forms/{formId}': ['admin', 'exam_admin'],
  'GET /api/exams/forms/{formId}/key.csv': ['admin', 'exam_admin'],
  'GET /api/exams/forms/{formId}/scale.csv': ['admin', 'exam_admin'],
  'GET /api/exams/forms/{formId}/revisions': ['admin', 'exam_admin'],
  'POST /api/exams/forms/{formId}/corrections/preview': ['admin', 'exam_admin'],
  'POST /api/exams/forms/{formId}/corrections': ['admin', 'exam_admin'],
  'GET /api/exams/form-imports': ['admin', 'exam_admin'],
  'POST /api/exams/form-imports': ['admin', 'exam_admin'],
  'GET /api/exams/form-imports/{id}': ['admin', 'exam_admin'],
  'POST /api/exams/form-imports/{id}/run': ['admin', 'exam_admin'],
  'POST /api/exams/form-imports/{id}/undo': ['admin', 'exam_admin'],
};

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
const users = {} as Record<Role, User>;
let otherStudent: User;

beforeAll(async () => {
  app = await TestApp.start();
  for (const role of ROLES) users[role] = await app.user(role, `the-${role.replace('_', '-')}`);
  otherStudent = await app.user('student', 'other-student');
});

afterAll(() => app.dispose());

async function ask(call: string, user: User | undefined, parameters: Record<string, string> = {}) {
  const [method, path] = call.split(' ') as [string, string];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? UNKNOWN);
  const headers = new Headers(user && { token: user.token });
  const hasBody = method !== 'GET' && method !== 'DELETE';
  if (hasBody) headers.set('content-type', 'application/json');
  const response = await fetch(`${app.url}${address}`, { method, headers, body: hasBody ? '{}' : undefined });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: response.status, code };
}

it('lists every call of the application', () => {
  const { paths } = SwaggerModule.createDocument(app.app, new DocumentBuilder().build());
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(known.sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(calls))('%s', (call, open) => {
  it(open === 'public' ? 'is open to everybody' : 'is closed without a token', async () => {
    const { status, code } = await ask(call, undefined);
    if (open === 'public') expect([status, code]).not.toEqual([401, 'token-missing']);
    else expect([status, code]).toEqual([401, 'token-missing']);
  });

  if (open !== 'public') {
    it.each(ROLES)('is as open to %s as declared', async (role) => {
      const { status, code } = await ask(call, users[role]);
      if (open.includes(role)) expect([status, code]).not.toEqual([403, 'forbidden']);
      else expect([status, code]).toEqual([403, 'forbidden']);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    });
  }

  if (call.includes('{studentId}')) {
    it('is closed to parents of others and staff without access to that student, and knows no unknown one', async () => {
      for (const role of (['parent', 'counselor', 'account_admin'] as const).filter((role) =>
        open.includes(role),
      )) {
        expect((await ask(call, users[role], { studentId: otherStudent.id })).status).toBe(403);
        expect((await ask(call, users[role], { studentId: UNKNOWN })).status).toBe(404);
      }
    });

    it('is closed to another student', async () => {
      expect((await ask(call, users.student, { studentId: otherStudent.id })).status).toBe(403);
    });
  }
});

it('answers an address that does not exist with a problem, signed in or not', async () => {
  expect(await ask('GET /api/nothing-here', undefined)).toEqual({ status: 404, code: 'not-found' });
});

it('refuses a studentid header that disagrees with the address', async () => {
  const { body } = await app
    .call('get', `/v2/tasks/${otherStudent.id}`, users.admin)
    .set('studentid', users.student.id)
    .expect(422);
  expect(body.code).toBe('student-mismatch');
});
