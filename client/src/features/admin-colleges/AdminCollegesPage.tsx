import { Button } from '@blueprintjs/core';
import {
  COLLEGE_STATUSES,
  type CollegeListResource,
  collegeMessages,
  type CollegeStatus,
  type CollegeResource,
  collegeRules as rules,
} from 'contract/colleges';
import type { DeadlinesEdit, NewCollege } from 'contract/requests/colleges';
import { TEST_POLICIES } from 'contract/test-policies';
import { isApiError } from '../../shared/api/errors';
import { CollegesApi } from '../../domain/colleges/colleges.api';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { useSearch } from '../../shared/list/SearchBox';
import { Grid } from '../../shared/layout/layout';
import { useFilters } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { CalendarIcon, EditIcon, TickIcon, UploadIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { openConfirm } from '../../shared/form/confirm';
import { openForm, type Form } from '../../shared/form/openForm';
import { runAction } from '../../shared/ui/undo';
import { ALL_STATES, stateName } from '../../domain/places/states';
import { defineFields } from '../../shared/form/fields';
import { AdminCollegesApi } from './adminColleges.api';
import { t } from './en';
import { StatusTag } from '../../shared/ui/StatusTag';

const collegeText = t.college;

const STATES = ALL_STATES.map((value) => ({
  value,
  label: collegeText.stateOption(value, stateName(value)),
}));
const CONTROLS = [
  { value: 'true', label: collegeText.controls.public },
  { value: 'false', label: collegeText.controls.private },
];
const STATUSES = [
  { value: 'review', label: collegeText.statuses.review },
  { value: 'published', label: collegeText.statuses.published },
];
const optional = { labelInfo: collegeText.optional };

const UNKNOWN = { value: '', label: collegeText.unknown };
const requirement = {
  kind: 'boolean',
  options: [
    UNKNOWN,
    { value: 'true', label: collegeText.required },
    { value: 'false', label: collegeText.notRequired },
  ],
} as const;

const college = defineFields<NewCollege>({
  ceeb_code: { label: collegeText.ceeb, rules: rules.ceebCode, fixed: true },
  status: { label: collegeText.status, kind: 'select', options: STATUSES, blank: 'review' },
  name: { label: collegeText.name, rules: rules.name, wide: true },
  about: { label: collegeText.about, kind: 'textarea', rules: rules.about, wide: true },
  state: { label: collegeText.state, kind: 'select', options: STATES, blank: 'AL' },
  location: { label: collegeText.location, rules: rules.location },
  school_type: { label: collegeText.schoolType, rules: rules.schoolType, help: collegeText.schoolTypeHelp },
  is_public: { label: collegeText.control, kind: 'boolean', options: CONTROLS, blank: 'true' },
  division: { label: collegeText.division, rules: rules.division, help: collegeText.divisionHelp },
  fac_stu: { label: collegeText.facStu, rules: rules.facStu, help: collegeText.facStuHelp },
  geography: { label: collegeText.geography, rules: rules.geography, ...optional },
  small_class: { label: collegeText.smallClass, rules: rules.smallClass, ...optional },
  urban_center_1: { label: collegeText.urbanCenter1, rules: rules.urbanCenter, ...optional },
  urban_center_2: { label: collegeText.urbanCenter2, rules: rules.urbanCenter, ...optional },
  airport: { label: collegeText.airport, rules: rules.airport, ...optional },
  teacher_letters: {
    label: collegeText.teacherLetters,
    kind: 'number',
    rules: rules.teacherLetters,
    help: collegeText.unknownHelp,
    ...optional,
  },
  application_fee: {
    label: collegeText.applicationFee,
    kind: 'number',
    rules: rules.applicationFee,
    help: collegeText.feeHelp,
    ...optional,
  },
  counselor_letter: { label: collegeText.counselorLetter, ...requirement },
  school_report: { label: collegeText.schoolReport, ...requirement },
  transcript: { label: collegeText.transcript, ...requirement },
  mid_year_report: { label: collegeText.midYearReport, ...requirement },
  final_report: { label: collegeText.finalReport, ...requirement },
  test_policy: {
    label: collegeText.testPolicy,
    kind: 'select',
    options: [UNKNOWN, ...TEST_POLICIES.map((value) => ({ value, label: collegeText.testPolicies[value] }))],
  },
});

const date = { kind: 'date', rules: rules.deadline, empty: null } as const;

const deadlines = defineFields<DeadlinesEdit>({
  ea_deadline: { label: t.deadlines.ea, ...date },
  ed1_deadline: { label: t.deadlines.ed1, ...date },
  ed2_deadline: { label: t.deadlines.ed2, ...date },
  reg_deadline: { label: t.deadlines.reg, ...date },
});

const columns: readonly Column<CollegeListResource>[] = [
  ...college.columns('name', 'ceeb_code', 'location', 'state'),
  {
    key: 'status',
    atEnd: true,
    header: t.college.status,
    cell: ({ attributes }) => (
      <div>
        <CollegeStatusTag status={attributes.status} />
      </div>
    ),
  },
];

const NONE = 'none';

const filters = [
  {
    name: 'status',
    label: t.college.status,
    options: [
      { value: '', label: t.filters.anyStatus },
      ...COLLEGE_STATUSES.map((value) => ({ value, label: t.college.statuses[value] })),
    ],
  },
  {
    name: 'deadlines',
    label: t.filters.deadlines,
    options: [
      { value: '', label: t.filters.anyDeadlines },
      { value: NONE, label: t.filters.noDeadlines },
    ],
  },
];

export default function AdminCollegesPage() {
  const [q] = useSearch();
  const [currentPage] = usePage();
  const [address] = useFilters({ status: '', deadlines: '' });
  const status = COLLEGE_STATUSES.find((known) => known === address.status);
  const withoutDeadlines = address.deadlines === NONE || undefined;
  const query = AdminCollegesApi.useAdminCollegesQuery({ q, status, withoutDeadlines, currentPage });
  const [load] = CollegesApi.useLazyCollegeQuery();
  const [add] = AdminCollegesApi.useAddCollegeMutation();
  const [edit] = AdminCollegesApi.useEditCollegeMutation();
  const [remove] = AdminCollegesApi.useDeleteCollegeMutation();
  const openDeadlines = useDeadlines();
  const none = isApiError(query.error) && query.error.data.code === 'no-colleges-found';
  const total = none ? 0 : query.currentData?.total;
  return (
    <>
      <PageLine>{total !== undefined && t.count(total)}</PageLine>
      <ResourceList
        {...t.list}
        query={none ? { ...query, currentData: [], error: undefined } : query}
        sketch="building"
        filters={filters}
        empty={q || status || withoutDeadlines ? collegeMessages.noneFound : t.none}
        tools={
          <ButtonLink to="/admin-colleges/import" icon={<UploadIcon />}>
            {t.import}
          </ButtonLink>
        }
        table={{ columns }}
        nameOf={({ attributes }) => attributes.name}
        fields={
          <Grid min={200} fill gap={[0, 4]}>
            <college.Fields />
          </Grid>
        }
        create={{
          ...t.create,
          done: collegeMessages.adminAdded,
          blank: college.blank,
          run: (values) => add(college.bodyOf(values)),
        }}
        edit={{
          ...t.edit,
          done: collegeMessages.adminUpdated,
          valuesOf: async ({ id }) => college.valuesOf((await load(id).unwrap()).attributes),
          run: ({ id }, values, before) => edit({ ceeb: id, ...college.changes(before, values) }),
        }}
        remove={{ ...t.remove, run: ({ id }) => remove(id) }}
        actions={({ id, attributes }) => (
          <RowButton
            icon={<CalendarIcon />}
            label={t.deadlines.label(attributes.name)}
            tip={t.deadlines.tip}
            onClick={() => openDeadlines(load(id).unwrap())}
          />
        )}
      />
    </>
  );
}

const CollegeStatusTag = ({ status }: { status: CollegeStatus }) =>
  status === 'published' ? (
    <StatusTag label={t.college.statuses.published} icon={<TickIcon />} intent="success" />
  ) : (
    <StatusTag label={t.college.statuses.review} icon={<EditIcon />} intent="warning" />
  );

type Values = typeof deadlines.blank;

function useDeadlines() {
  const [add] = AdminCollegesApi.useAddDeadlinesMutation();
  const [edit] = AdminCollegesApi.useEditDeadlinesMutation();
  const [reset] = AdminCollegesApi.useResetDeadlinesMutation();

  const askToReset = ({ id, attributes: { name } }: CollegeResource) => {
    openConfirm({
      title: t.deadlines.resetTitle(name),
      children: t.deadlines.resetConsequence,
      confirmLabel: t.deadlines.reset,
      onConfirm: async () => {
        await runAction(reset(id), t.deadlines.resetDone(name));
      },
    });
  };
  const formOf = (college: CollegeResource, close: () => void): Form<Values> => {
    const defaults = deadlines.valuesOf(college.attributes);
    const some = Object.values(defaults).some(Boolean);
    return {
      title: t.deadlines.title(college.attributes.name),
      submitLabel: some ? t.deadlines.save : t.deadlines.add,
      defaults,
      onSubmit: async (values) => {
        const change = { ceeb: college.id, ...deadlines.changes(defaults, values) };
        await (some
          ? runAction(edit(change), collegeMessages.deadlinesUpdated)
          : runAction(add(change), collegeMessages.deadlinesAdded));
      },
      children: (
        <>
          <Grid min={200} fill gap={[0, 4]}>
            <deadlines.Fields />
          </Grid>
          {some && (
            <Button
              intent="danger"
              variant="outlined"
              text={t.deadlines.reset}
              onClick={() => {
                close();
                askToReset(college);
              }}
            />
          )}
        </>
      ),
    };
  };
  return (college: Promise<CollegeResource>) => {
    const close = openForm(college.then((loaded) => formOf(loaded, () => close())));
  };
}
