import type { CollegeResource } from 'contract/colleges';
import type { CollegeEdit, DeadlinesEdit, NewCollege } from 'contract/requests/colleges';

type Attributes = CollegeResource['attributes'];

/** Fields have the names of the API; the form stores every value as text, also that of a select. */
export const BLANK_COLLEGE = {
  ceeb_code: '',
  name: '',
  about: '',
  state: 'AL',
  location: '',
  geography: '',
  division: '',
  urban_center_1: '',
  urban_center_2: '',
  airport: '',
  is_public: 'true',
  school_type: '',
  fac_stu: '',
  small_class: '',
  status: 'review',
};
export type CollegeValues = typeof BLANK_COLLEGE;

export const collegeValues = (college: Attributes): CollegeValues => ({
  ceeb_code: college.ceebCode,
  name: college.name,
  about: college.about,
  state: college.state,
  location: college.location,
  geography: college.geography,
  division: college.division,
  urban_center_1: college.urbanCenter1,
  urban_center_2: college.urbanCenter2,
  airport: college.airport,
  is_public: String(college.isPublic),
  school_type: college.schoolType,
  fac_stu: college.facStu,
  small_class: college.smallClass,
  status: college.status,
});

const toPayloadField = ([name, value]: [string, string]): [string, string | boolean] => [
  name,
  name === 'is_public' ? value === 'true' : value,
];

export const newCollege = (values: CollegeValues): NewCollege =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as [string, string])
      .filter(([, value]) => value !== '')
      .map(toPayloadField),
  ) as object as NewCollege;

/** Returns the fields that differ; a cleared field is sent as an empty string. */
export const collegeChanges = (before: CollegeValues, after: CollegeValues): CollegeEdit =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value.trim()] as [string, string])
      .filter(([name, value]) => value !== before[name as keyof CollegeValues])
      .map(toPayloadField),
  );

export const deadlineValues = (college: Attributes) => ({
  ea_deadline: college.eaDeadline ?? '',
  ed1_deadline: college.ed1Deadline ?? '',
  ed2_deadline: college.ed2Deadline ?? '',
  reg_deadline: college.regDeadline ?? '',
});

export type DeadlineValues = ReturnType<typeof deadlineValues>;

export const hasDeadlines = (values: DeadlineValues): boolean =>
  Object.values(values).some((date) => date !== '');

export const deadlineChanges = (before: DeadlineValues, after: DeadlineValues): DeadlinesEdit =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, date]) => date !== before[name as keyof DeadlineValues])
      .map(([name, date]) => [name, date === '' ? null : date]),
  );
