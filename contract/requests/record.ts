import type { FieldRules } from '../rules';
import {
  clearable,
  described,
  list,
  number,
  object,
  optional,
  pageOf,
  queryBoolean,
  string,
  uuid,
  withDefault,
  type Field,
  type Fields,
  type RequestsOf,
} from '../fields';
import {
  activityRules,
  courseRules,
  gradesIssue,
  honorRules,
  MAX_ITEMS,
  type Course,
  type RecordCalls,
} from '../record';

const activity = {
  title: string(activityRules.title),
  description: string(activityRules.description),
  startYear: string(activityRules.startYear),
  endYear: string(activityRules.endYear),
  weeksPerYear: number(activityRules.weeksPerYear),
  hoursPerWeek: number(activityRules.hoursPerWeek),
};

const honor = {
  title: string(honorRules.title),
  description: string(honorRules.description),
  type: string(honorRules.type),
  dateReceived: described('The date is `YYYY-MM-DD`.', string(honorRules.dateReceived)),
};

const semesterGrades = object(
  {
    semester1: withDefault(clearable(string(courseRules.semester1)), null),
    semester2: withDefault(clearable(string(courseRules.semester2)), null),
  },
  { code: 'semesterGradeMissing' },
  (grades) => gradesIssue(grades as Course['semesterGrades'] | null | undefined),
);

const course = {
  name: string(courseRules.name),
  gradeYear: string<FieldRules>(courseRules.gradeYear),
  semesterGrades: semesterGrades as Field<Course['semesterGrades'], 'required'>,
};

/** The item that an edit is based on, so that it overwrites nobody's work. */
const expected = <const Of extends Fields>(item: Of) => ({
  ...item,
  expected: optional(object(item, { code: 'noExpectation' })),
});

const page = { query: pageOf(MAX_ITEMS) };

export const recordRequests = {
  'GET /student/record/{studentId}/download': {
    query: {
      practice: optional(
        described('Adds the practice tests, which colleges do not ask for.', queryBoolean()),
      ),
      applications: optional(
        described('Adds the plan, the submission and the decision of each application.', queryBoolean()),
      ),
    },
  },
  'GET /users/extra-curricular': page,
  'POST /users/extra-curricular': { body: activity },
  'PUT /users/extra-curricular/order': {
    body: {
      ids: list(uuid({ code: 'notActivities' }), {
        issue: { code: 'notActivities' },
        max: { value: MAX_ITEMS, issue: { code: 'notActivities' } },
      }),
    },
  },
  'PATCH /users/extra-curricular/{id}': { body: expected(activity) },
  'GET /users/honors': page,
  'POST /users/honors': { body: honor },
  'PATCH /users/honors/{id}': { body: expected(honor) },
  'GET /users/course': page,
  'POST /users/course': { body: course },
  'PATCH /users/course/{id}': { body: expected(course) },
} as const satisfies RequestsOf<keyof RecordCalls>;
