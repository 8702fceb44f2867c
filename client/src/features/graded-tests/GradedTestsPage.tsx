import { Link } from 'react-router-dom';
import type { GradedTestResource } from 'contract/graded-tests';
import type { Query } from 'contract/calls';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { useSignedInUser } from '../../shared/api/session';
import { Text, Row } from '../../shared/layout/layout';
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
import { useExamFormsQuery } from '../../domain/exams/exams.api';
import { useFilters } from '../../shared/routing/useUrlState';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, SECTIONS, sectionScores, totalOf, type ExamSection } from '../../domain/exams/scores';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { ClassAverages } from './ClassAverages';
import { t } from './en';
import { useExportGradedTestsMutation, useGradedTestsQuery } from './gradedTests.api';
import styles from './gradedTests.module.css';

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
  const query = useGradedTestsQuery({ ...search, currentPage });
  const { toAnalysis, toEdit, classEntry } = useAddresses();
  const [save] = useExportGradedTestsMutation();
  const isNarrowed = Object.values(search).some(Boolean);
  return (
    <>
      <PageLine>{query.currentData && t.count(query.currentData.total)}</PageLine>
      <ResourceList<GradedTestResource, never>
        {...t.list}
        query={query}
        subject="exams"
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
  const { currentData: all = [] } = useExamFormsQuery(undefined);
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
