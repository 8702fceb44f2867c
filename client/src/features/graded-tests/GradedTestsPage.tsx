import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { GradedTestResource } from 'contract/graded-tests';
import { useSignedInUser } from '../../shared/api/session';
import { Text } from '../../shared/layout/layout';
import { studentPage } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { ExportButton } from '../../shared/list/ExportButton';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useHasPage } from '../../shared/routing/pageTable';
import { useHere } from '../../shared/routing/origin';
import { AddIcon, EditIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { ClassAverages } from './ClassAverages';
import { columnsOf, formOf } from './columns';
import { t } from './en';
import { useExportGradedTestsMutation, useGradedTestsQuery } from './gradedTests.api';
import { useGradedSearch } from './search';

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
              <Link to={classEntry} state={here} className={Classes.BUTTON}>
                <AddIcon />
                <span className={Classes.BUTTON_TEXT}>{t.classEntry}</span>
              </Link>
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
    <Link
      to={to}
      state={here}
      className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
      title={t.edit.tip}
      aria-label={t.edit.label(fullName(test.attributes), formOf(test))}
    >
      <EditIcon />
    </Link>
  );
}
