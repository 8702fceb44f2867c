import { Tab, Tabs } from '@blueprintjs/core';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  HONOR_TYPES,
  honorRules,
  type Honor,
  courseRules,
  gradesIssue,
  SEMESTER_GRADES,
} from 'contract/record';
import { GRADES as GRADES_OF_SCHOOL } from 'contract/profile';
import {
  compositeOf,
  scoreIssue,
  TEST_SECTIONS,
  TEST_TYPES,
  testMessages,
  testRules,
  testSections,
  type TestType,
} from 'contract/test-scores';
import { useSignedInUser } from '../../shared/api/session';
import { Card, Text, Grid } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { MoreMenu, type MenuAction } from '../../shared/ui/ActionMenu';
import { HistoryIcon } from '../../shared/ui/icons';
import { defineFields } from '../../shared/form/fields';
import { formatDate, plusDays, today } from '../../shared/lib/time';
import { violationText } from '../../shared/form/violationText';
import { Field } from '../../shared/form/Field';
import { isApiError } from '../../shared/api/errors';
import { DateField } from '../../shared/form/DateField';
import { PracticeTests } from '../exams/PracticeTests';
import { GRADE_OPTIONS, gradeName } from '../students/school';
import { type AnyRecordList, type TO_ADD, defineRecordList } from './definition';
import { t } from './en';
import { openHistory } from './History';
import {
  useOrderActivitiesMutation,
  useRecordItems,
  type RecordItem,
  type RecordListName,
} from './record.api';
import { RecordList } from './RecordList';
import { activities } from './activities';
import styles from './record.module.css';

type Section = (typeof TEST_SECTIONS)[TestType]['sections'][number];

type TestForm = { type: TestType; dateTaken: string } & Record<Section, string>;

const BLANK: TestForm = {
  type: 'SAT',
  dateTaken: '',
  verbal: '',
  math: '',
  english: '',
  reading: '',
  science: '',
  writing: '',
  speaking: '',
  listening: '',
};

function TestFields() {
  const { control } = useFormContext<TestForm>();
  const type = useWatch({ control, name: 'type' });
  const { sections, min, max, step } = TEST_SECTIONS[type];
  return (
    <>
      <Field<TestForm>
        name="type"
        label={t.fields.test}
        kind="select"
        options={TEST_TYPES.map((value) => ({ value, label: value }))}
      />
      <DateField<TestForm>
        name="dateTaken"
        label={t.fields.dateTaken}
        max={plusDays(today(), -1)}
        rules={testRules.dateTaken}
        validate={(date) => date < today() || testMessages.testDateTooLate}
      />
      {sections.map((section) => (
        <Field<TestForm>
          key={`${type} ${section}`}
          name={section}
          label={testSections[section]}
          kind="number"
          min={min}
          max={max}
          step={step}
          help={t.tests.range(min, max)}
          validate={(score) => violationText(scoreIssue(type, section, score)) ?? true}
        />
      ))}
    </>
  );
}

const tests = defineRecordList<'tests', TestForm>({
  list: 'tests',
  sentences: t.tests,
  nameOf: ({ type, scores }) => `${type} ${compositeOf(type, scores)}`,
  detailsOf: ({ type, scores }) =>
    TEST_SECTIONS[type].sections.map((section) => `${testSections[section]} ${scores[section]}`).join(' · '),
  figuresOf: ({ dateTaken }) => formatDate(dateTaken),
  form: <TestFields />,
  blank: () => BLANK,
  fieldsOf: ({ type, dateTaken, ...typed }) => {
    const scores = TEST_SECTIONS[type].sections.map((section) => [section, Number(typed[section])] as const);
    return { type, dateTaken, scores: Object.fromEntries(scores) };
  },
  failureOf: (error) => (hasSuitableMessage(error) ? error : new Error(t.tests.failed)),
});

const hasSuitableMessage = (error: unknown) =>
  !isApiError(error) ||
  error.status === 0 ||
  error.data.code === 'same-test' ||
  error.data.fields !== undefined;

interface CourseForm {
  readonly name: string;
  readonly gradeYear: string;
  readonly semester1: string;
  readonly semester2: string;
}

const GRADES = [
  { value: '', label: t.courses.noGrade },
  ...SEMESTER_GRADES.map((value) => ({ value, label: value })),
];

const yearOf = (gradeYear: string) => t.courses.gradeYear(gradeName(gradeYear));

const CourseFields = () => (
  <>
    <Field<CourseForm> name="name" label={t.fields.name} rules={courseRules.name} />
    <Field<CourseForm>
      name="gradeYear"
      label={t.fields.gradeYear}
      kind="select"
      options={GRADE_OPTIONS}
      rules={courseRules.gradeYear}
    />
    <Grid columns={2} gap={[0, 4]}>
      <Field<CourseForm>
        name="semester1"
        label={t.fields.semester1}
        kind="select"
        options={GRADES}
        rules={courseRules.semester1}
        revalidates={['semester2']}
      />
      <Field<CourseForm>
        name="semester2"
        label={t.fields.semester2}
        kind="select"
        options={GRADES}
        rules={courseRules.semester2}
        help={t.courses.yearly}
        validate={(_grade, form) => violationText(gradesIssue(form)) ?? true}
      />
    </Grid>
  </>
);

const courses = defineRecordList<'courses', CourseForm>({
  list: 'courses',
  sentences: t.courses,
  nameOf: ({ name }) => name,
  detailsOf: ({ gradeYear }) => yearOf(gradeYear),
  figuresOf: ({ semesterGrades: { semester1, semester2 } }) =>
    semester1 === null ? (
      <div>{t.courses.yearGrade(semester2 ?? '')}</div>
    ) : (
      <>
        <div>{t.courses.semester(1, semester1)}</div>
        {semester2 !== null && <div>{t.courses.semester(2, semester2)}</div>}
      </>
    ),
  form: <CourseFields />,
  groups: {
    of: ({ gradeYear }) => yearOf(gradeYear),
    order: [...GRADES_OF_SCHOOL].reverse().map(yearOf),
  },
  blank: (grade = '9th') => ({ name: '', gradeYear: grade, semester1: '', semester2: '' }),
  formOf: ({ name, gradeYear, semesterGrades: { semester1, semester2 } }) => ({
    name,
    gradeYear,
    semester1: semester1 ?? '',
    semester2: semester2 ?? '',
  }),
  fieldsOf: ({ name, gradeYear, semester1, semester2 }) => ({
    name: name.trim(),
    gradeYear,
    semesterGrades: { semester1: semester1 || null, semester2: semester2 || null },
  }),
});

const TYPES = HONOR_TYPES.map((value) => ({ value, label: t.honors.types[value] }));

const fields = defineFields<Honor>({
  title: { label: t.fields.title, rules: honorRules.title },
  description: {
    label: t.fields.description,
    kind: 'counted',
    rules: honorRules.description,
    empty: '',
  },
  type: {
    label: t.fields.type,
    kind: 'select',
    options: [{ value: '', label: t.honors.choose }, ...TYPES],
    rules: honorRules.type,
  },
  dateReceived: { label: t.fields.dateReceived, kind: 'date', rules: honorRules.dateReceived },
});

const honors = defineRecordList<'honors', typeof fields.blank>({
  list: 'honors',
  sentences: t.honors,
  nameOf: ({ title }) => title,
  detailsOf: ({ description }) => description,
  figuresOf: ({ type, dateReceived }) => (
    <>
      <div>{t.honors.types[type]}</div>
      <div>{formatDate(dateReceived)}</div>
    </>
  ),
  form: <fields.Fields />,
  blank: () => fields.blank,
  formOf: fields.valuesOf,
  fieldsOf: fields.bodyOf,
});

const RECORD_LISTS: Readonly<Record<RecordListName, AnyRecordList>> = {
  activities,
  courses,
  honors,
  tests,
};

const LISTS = Object.values(RECORD_LISTS);

export default function RecordPanel() {
  const [{ tab }, set] = useUrlState({ tab: 'activities' });
  const opensNew = useOpensNew();
  const [orderActivities] = useOrderActivitiesMutation();
  const open: RecordListName = tab in RECORD_LISTS ? (tab as RecordListName) : 'activities';
  const order = (ids: readonly string[]) => orderActivities(ids).unwrap();
  const { id: studentId } = useSignedInUser();
  const panelOf = (of: AnyRecordList) => {
    const part = of.list;
    const { title } = of.sentences;
    const historyOf = ({ id, attributes }: RecordItem): MenuAction => ({
      text: t.history.tip,
      icon: <HistoryIcon />,
      opensDialog: true,
      run: () => openHistory({ studentId, part, item: id, name: of.nameOf(attributes) }),
    });
    const historyOfAll: MenuAction = {
      text: t.listHistory,
      icon: <HistoryIcon />,
      opensDialog: true,
      run: () => openHistory({ studentId, part, name: title }),
    };
    return (
      <div className={styles.list}>
        <RecordList
          of={of}
          menu={(item) => [historyOf(item)]}
          tools={<MoreMenu label={t.listMenu(title)} actions={[historyOfAll]} />}
          order={part === 'activities' ? order : undefined}
          opensNew={opensNew && part === open}
        />
        {part === 'tests' && <PracticeTests studentId={studentId} />}
      </div>
    );
  };
  return (
    <Card as="section" clip aria-label={t.panel} className="card-tabs">
      <Tabs
        id="record"
        selectedTabId={open}
        animate={false}
        renderActiveTabPanelOnly
        onChange={(chosen) => set({ tab: String(chosen) })}
      >
        {LISTS.map((of) => (
          // Blueprint's arrow keys only reach tabs with an explicit `disabled` value.
          <Tab key={of.list} id={of.list} disabled={false} title={<Title of={of} />} panel={panelOf(of)} />
        ))}
      </Tabs>
    </Card>
  );
}

/** Whether a link led here to add an item. This is then forgotten, so that neither Back nor another tab repeats it. */
function useOpensNew(): boolean {
  const { state, ...at } = useLocation() as { readonly state: Partial<typeof TO_ADD> | null };
  const navigate = useNavigate();
  const opensNew = Boolean(state?.adds);
  const forget = useEffectEvent(() => navigate(at, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (opensNew) void forget();
  }, [opensNew]);
  return opensNew;
}

function Title({ of: { list, sentences } }: { of: AnyRecordList }) {
  const { currentData } = useRecordItems(list);
  return (
    <>
      {sentences.title}{' '}
      <Text tone="muted" weight={400} className={styles.count}>
        {currentData?.length}
      </Text>
    </>
  );
}
