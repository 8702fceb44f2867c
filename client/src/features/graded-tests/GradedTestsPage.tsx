import { Link } from 'react-router-dom';
import { useId } from 'react';
import {
  type GradedTestResource,
  FEWEST_IN_AVERAGE,
  type ClassAverages as Averages,
} from 'contract/graded-tests';
import type { Query } from 'contract/calls';
import { EXAM_TYPES, type ExamType, EXAM_PARTS } from 'contract/exam-definitions';
import type { ExamFormResource } from 'contract/exams';
import { useSignedInUser } from '../../shared/api/session';
import { Text, Row, Card, Grid } from '../../shared/layout/layout';
import { studentPage } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { ExportButton } from '../../shared/list/ExportButton';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useHasPage } from '../../shared/routing/pageTable';
import { useHere } from '../../shared/routing/origin';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { AddIcon, EditIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { ExamsApi } from '../../domain/exams/exams.api';
import { useFilters } from '../../shared/routing/useUrlState';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, SECTIONS, sectionScores, totalOf, type ExamSection } from '../../domain/exams/scores';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { Loaded } from '../../shared/list/Loaded';
import { Meter } from '../../shared/ui/Meter';
import '../../domain/exams/exams.api';
import { download, endpoints, query, resource, lists } from '../../shared/api/resource';
import { t } from './en';
import styles from './gradedTests.module.css';

const GradedTestsApi = endpoints({
  gradedTests: resource('Exam').list('GET /exams/graded'),
  classAverages: query('GET /exams/graded/averages', {
    request: (formId: string) => ({ query: { formId } }),
    providesTags: lists('Exam'),
  }),
  exportGradedTests: download('GET /exams/graded.csv', t.file),
});

type Cell = Column<GradedTestResource>;

const formOf = ({ attributes }: GradedTestResource) => t.form(attributes.testType, attributes.examCode);

const columnsOf = (
  type: ExamType | undefined,
  toAnalysis: (test: GradedTestResource) => string | undefined,
): readonly Cell[] => [
  { key: 'student', header: t.student, cell: (test) => <Student test={test} to={toAnalysis(test)} /> },
  {
    key: 'test',
    header: t.test,
    cell: (test) => (
      <Row wrap gap={[1, 2]} className={styles.form}>
        {formOf(test)}
        {test.attributes.sample && <Sample />}
      </Row>
    ),
  },
  {
    key: 'taken',
    header: t.taken,
    cell: ({ attributes: { dateTaken } }) => (
      <Text as="time" nowrap dateTime={dateTaken} title={formatLongDate(dateTaken)}>
        {formatDate(dateTaken)}
      </Text>
    ),
  },
  {
    key: 'total',
    header: type ? exams.totals[type] : t.total,
    cell: ({ attributes }) => <strong>{formatScore(totalOf(attributes))}</strong>,
    atEnd: true,
  },
  ...(type ? SECTIONS[type].map(sectionColumn) : [allSections]),
];

function Student({ test, to }: { test: GradedTestResource; to: string | undefined }) {
  const name = fullName(test.attributes);
  return to ? (
    <Link to={to} aria-label={t.analysis(name, formOf(test))}>
      {name}
    </Link>
  ) : (
    name
  );
}

const sectionColumn = (section: ExamSection): Cell => ({
  key: section,
  header: exams.parts[section],
  cell: ({ attributes }) => formatScore(new Map(sectionScores(attributes)).get(section) ?? null),
});

const allSections: Cell = {
  key: 'sections',
  header: t.sections,
  cell: ({ attributes }) => (
    <Row as="ul" wrap align="stretch" gap={[0, 3]} tone="muted" tabular>
      {sectionScores(attributes).map(([section, score]) => (
        <li key={section}>{t.section(exams.parts[section], formatScore(score))}</li>
      ))}
    </Row>
  ),
};

export default function GradedTestsPage() {
  const here = useHere();
  const { search, form, filters } = useGradedSearch();
  const [currentPage] = usePage();
  const query = GradedTestsApi.useGradedTestsQuery({ ...search, currentPage });
  const { toAnalysis, toEdit, classEntry } = useAddresses();
  const [save] = GradedTestsApi.useExportGradedTestsMutation();
  const isNarrowed = Object.values(search).some(Boolean);
  return (
    <>
      <PageLine>{query.currentData && t.count(query.currentData.total)}</PageLine>
      <ResourceList<GradedTestResource, never>
        {...t.list}
        query={query}
        sketch="chart"
        empty={isNarrowed ? t.noMatch : t.none}
        nameOf={({ attributes }) => fullName(attributes)}
        filters={filters}
        tools={
          <>
            {classEntry && (
              <ButtonLink to={classEntry} state={here} icon={<AddIcon />}>
                {t.classEntry}
              </ButtonLink>
            )}
            <ExportButton onExport={() => save(search).unwrap()} />
          </>
        }
        table={{ columns: columnsOf(search.type ?? form?.attributes.type, toAnalysis) }}
        actions={(test) => <EditLink test={test} to={toEdit(test)} />}
      >
        {form ? (
          <ClassAverages form={form} />
        ) : (
          <Text as="p" tone="muted">
            {t.averages.choose}
          </Text>
        )}
      </ResourceList>
    </>
  );
}

function useAddresses() {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const base = role === 'counselor' ? '/counselor' : '/account-admin';
  const known = (address: string) => (hasPage(address) ? address : undefined);
  const studentOf = ({ relationships }: GradedTestResource) => relationships.student.data.id;
  return {
    classEntry: known('/exam-entry-import'),
    toAnalysis: (test: GradedTestResource) =>
      known(
        `${studentPage(studentOf(test), 'tests')}&${new URLSearchParams({ type: test.attributes.testType, exam: test.id })}`,
      ),
    toEdit: (test: GradedTestResource) =>
      test.attributes.testType === 'SAT' || role === 'counselor'
        ? known(`${base}/students/${studentOf(test)}/exam/${test.id}`)
        : undefined,
  };
}

function EditLink({ test, to }: { test: GradedTestResource; to: string | undefined }) {
  const here = useHere();
  if (!to) return null;
  return (
    <ButtonLink
      to={to}
      state={here}
      minimal
      title={t.edit.tip}
      aria-label={t.edit.label(fullName(test.attributes), formOf(test))}
      icon={<EditIcon />}
    />
  );
}

const isType = (value: string): value is ExamType => EXAM_TYPES.some((type) => type === value);

function useGradedSearch() {
  const [{ q, type: typed, form: formId }] = useFilters({ q: '', type: '', form: '' });
  const type = isType(typed) ? typed : undefined;
  const { currentData: all = [] } = ExamsApi.useExamFormsQuery(undefined);
  const forms = all.filter(({ attributes }) => !type || attributes.type === type);
  // A form of the other test type no longer applies.
  const form = forms.find(({ id }) => id === formId);
  const search: Query<'GET /exams/graded.csv'> = {
    type,
    formId: formId && (form || all.length === 0) ? formId : undefined,
    q: q || undefined,
  };
  return {
    search,
    form,
    filters: [
      {
        name: 'type',
        label: t.types.label,
        options: [
          { value: '', label: t.types.all },
          ...EXAM_TYPES.map((one) => ({ value: one, label: one })),
        ],
      },
      {
        name: 'form',
        label: t.forms.label,
        options: [
          { value: '', label: t.forms.all },
          ...forms.map(({ id, attributes }) => ({
            value: id,
            label: t.form(attributes.type, attributes.code),
          })),
        ],
      },
    ],
  };
}

const averagesText = t.averages;

function ClassAverages({ form: { id, attributes } }: { form: ExamFormResource }) {
  const headingId = useId();
  const query = GradedTestsApi.useClassAveragesQuery(id);
  return (
    <Card
      as="section"
      gap={3}
      pad={[4, 'inset']}
      below={4}
      aria-labelledby={headingId}
      className={styles.averages}
    >
      <h2 id={headingId}>{averagesText.heading(t.form(attributes.type, attributes.code))}</h2>
      <Loaded query={query} what={averagesText.what} rows={3}>
        {({ data, meta: { students, hidden } }) => {
          if (hidden)
            return (
              <Text as="p" tone="muted">
                {averagesText.hidden(students, FEWEST_IN_AVERAGE)}
              </Text>
            );
          if (data.length === 0)
            return (
              <Text as="p" tone="muted">
                {averagesText.none}
              </Text>
            );
          return (
            <>
              <Text as="p" tone="muted">
                {averagesText.of(students)}
              </Text>
              <Grid min={340} fill gap={[4, 6]} className={styles.parts}>
                {EXAM_PARTS[attributes.type].map((part) => (
                  <Skills
                    key={part}
                    name={exams.parts[part]}
                    skills={data.filter((skill) => skill.part === part)}
                  />
                ))}
              </Grid>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function Skills({ name, skills }: { name: string; skills: Averages['data'] }) {
  if (skills.length === 0) return null;
  const weakestFirst = skills.toSorted((a, b) => (a.percentage ?? 101) - (b.percentage ?? 101));
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {weakestFirst.map((skill) => (
          <li key={skill.name}>
            <span>{skill.name}</span>
            <Meter share={(skill.percentage ?? 0) / 100} />
            <Text nowrap textAlign="right" tabular>
              {averagesText.percentage(skill.percentage)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
