import { collegeRules as rules } from 'contract/colleges';
import type { DeadlinesEdit, NewCollege } from 'contract/requests/colleges';
import { TEST_POLICIES } from 'contract/test-policies';
import { ALL_STATES, stateName } from '../../domain/places/states';
import { defineFields } from '../../shared/form/fields';
import { t as all } from './en';

const t = all.college;

const STATES = ALL_STATES.map((value) => ({ value, label: t.stateOption(value, stateName(value)) }));
const CONTROLS = [
  { value: 'true', label: t.controls.public },
  { value: 'false', label: t.controls.private },
];
const STATUSES = [
  { value: 'review', label: t.statuses.review },
  { value: 'published', label: t.statuses.published },
];
const optional = { labelInfo: t.optional };

const UNKNOWN = { value: '', label: t.unknown };
const requirement = {
  kind: 'boolean',
  options: [UNKNOWN, { value: 'true', label: t.required }, { value: 'false', label: t.notRequired }],
} as const;

export const college = defineFields<NewCollege>({
  ceeb_code: { label: t.ceeb, rules: rules.ceebCode, fixed: true },
  status: { label: t.status, kind: 'select', options: STATUSES, blank: 'review' },
  name: { label: t.name, rules: rules.name, wide: true },
  about: { label: t.about, kind: 'textarea', rules: rules.about, wide: true },
  state: { label: t.state, kind: 'select', options: STATES, blank: 'AL' },
  location: { label: t.location, rules: rules.location },
  school_type: { label: t.schoolType, rules: rules.schoolType, help: t.schoolTypeHelp },
  is_public: { label: t.control, kind: 'boolean', options: CONTROLS, blank: 'true' },
  division: { label: t.division, rules: rules.division, help: t.divisionHelp },
  fac_stu: { label: t.facStu, rules: rules.facStu, help: t.facStuHelp },
  geography: { label: t.geography, rules: rules.geography, ...optional },
  small_class: { label: t.smallClass, rules: rules.smallClass, ...optional },
  urban_center_1: { label: t.urbanCenter1, rules: rules.urbanCenter, ...optional },
  urban_center_2: { label: t.urbanCenter2, rules: rules.urbanCenter, ...optional },
  airport: { label: t.airport, rules: rules.airport, ...optional },
  teacher_letters: {
    label: t.teacherLetters,
    kind: 'number',
    rules: rules.teacherLetters,
    help: t.unknownHelp,
    ...optional,
  },
  application_fee: {
    label: t.applicationFee,
    kind: 'number',
    rules: rules.applicationFee,
    help: t.feeHelp,
    ...optional,
  },
  counselor_letter: { label: t.counselorLetter, ...requirement },
  school_report: { label: t.schoolReport, ...requirement },
  transcript: { label: t.transcript, ...requirement },
  mid_year_report: { label: t.midYearReport, ...requirement },
  final_report: { label: t.finalReport, ...requirement },
  test_policy: {
    label: t.testPolicy,
    kind: 'select',
    options: [UNKNOWN, ...TEST_POLICIES.map((value) => ({ value, label: t.testPolicies[value] }))],
  },
});

const date = { kind: 'date', rules: rules.deadline, empty: null } as const;

export const deadlines = defineFields<DeadlinesEdit>({
  ea_deadline: { label: all.deadlines.ea, ...date },
  ed1_deadline: { label: all.deadlines.ed1, ...date },
  ed2_deadline: { label: all.deadlines.ed2, ...date },
  reg_deadline: { label: all.deadlines.reg, ...date },
});
