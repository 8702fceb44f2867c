import { COLLEGE_STATUSES, collegeRules, type CollegeCalls } from '../colleges';
import {
  any,
  atMost,
  boolean,
  choice,
  clearable,
  commaSeparated,
  described,
  fixed,
  matching,
  number,
  optional,
  pageOf,
  queryBoolean,
  string,
  unlessNull,
  type RequestsOf,
  type Sent,
} from '../fields';
import { TEST_POLICIES } from '../test-policies';
import { US_STATES } from '../us-states';

export const ceebCode = matching(collegeRules.ceebCode.pattern.value, collegeRules.ceebCode.pattern.issue);

const stateCode = choice(Object.keys(US_STATES), { code: 'notAStateOrTerritory' });

export const collegeName = optional(atMost(120, { code: 'nameTooLong' }));

const optionalFields = {
  geography: optional(string(collegeRules.geography)),
  urban_center_1: optional(string(collegeRules.urbanCenter)),
  urban_center_2: optional(string(collegeRules.urbanCenter)),
  airport: optional(string(collegeRules.airport)),
  small_class: optional(string(collegeRules.smallClass)),
  is_public: unlessNull(boolean({ code: 'notABoolean', property: 'Public' })),
  status: unlessNull(choice(COLLEGE_STATUSES, { code: 'notACollegeStatus' })),
};

const flag = clearable(boolean());

const requirements = {
  test_policy: clearable(choice(TEST_POLICIES)),
  teacher_letters: clearable(number(collegeRules.teacherLetters)),
  counselor_letter: flag,
  school_report: flag,
  mid_year_report: flag,
  final_report: flag,
  transcript: flag,
  application_fee: clearable(number(collegeRules.applicationFee)),
};

const deadline = clearable(string(collegeRules.deadline));
const deadlines = {
  ea_deadline: deadline,
  ed1_deadline: deadline,
  ed2_deadline: deadline,
  reg_deadline: deadline,
};

export const collegeRequests = {
  'GET /colleges/search': { query: { name: collegeName } },
  'GET /colleges/all': {
    query: {
      ...pageOf(50),
      name: collegeName,
      ceeb: optional(
        described(
          'The CEEB code of a college begins with these digits.',
          matching(/^U?\d{0,6}$/, { code: 'notCeebDigits' }),
        ),
      ),
      status: optional(choice(COLLEGE_STATUSES, { code: 'notACollegeStatus' })),
      withoutDeadlines: optional(
        described('Selects the colleges of which no deadline is known.', queryBoolean()),
      ),
    },
  },
  'GET /colleges/compare': {
    query: {
      ceeb: commaSeparated(any(), {
        min: { value: 2, issue: { code: 'notTwoToFour' } },
        max: { value: 4, issue: { code: 'notTwoToFour' } },
        unique: { issue: { code: 'eachCollegeOnce' } },
      }),
    },
  },
  'POST /colleges/college': {
    body: {
      ...optionalFields,
      ...requirements,
      ceeb_code: string(collegeRules.ceebCode),
      name: string(collegeRules.name),
      about: string(collegeRules.about),
      state: stateCode,
      location: string(collegeRules.location),
      division: string(collegeRules.division),
      school_type: string(collegeRules.schoolType),
      fac_stu: string(collegeRules.facStu),
    },
  },
  'PATCH /colleges/{ceeb}': {
    body: {
      ...optionalFields,
      ...requirements,
      ceeb_code: fixed({ code: 'ceebCodeFixed' }),
      name: unlessNull(string(collegeRules.name)),
      about: unlessNull(string(collegeRules.about)),
      state: unlessNull(stateCode),
      location: unlessNull(string(collegeRules.location)),
      division: unlessNull(string(collegeRules.division)),
      school_type: unlessNull(string(collegeRules.schoolType)),
      fac_stu: unlessNull(string(collegeRules.facStu)),
    },
  },
  'POST /colleges/deadlines': { body: { ...deadlines, ceeb: string(collegeRules.ceebCode) } },
  'PATCH /colleges/{ceeb}/deadlines': { body: deadlines },
} as const satisfies RequestsOf<keyof CollegeCalls>;

export type NewCollege = Sent<(typeof collegeRequests)['POST /colleges/college']['body']>;
export type CollegeEdit = Sent<(typeof collegeRequests)['PATCH /colleges/{ceeb}']['body']>;
export type DeadlinesEdit = Sent<(typeof collegeRequests)['PATCH /colleges/{ceeb}/deadlines']['body']>;
