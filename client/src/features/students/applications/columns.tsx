import { noApplication, openSteps } from 'contract/applications';
import { noRequirements } from 'contract/colleges';
import type { DocumentProgress, SchoolDocument } from 'contract/transcripts';
import type { CaseloadApplicationResource } from 'contract/caseload-applications';
import { ApplicationState } from '../../../domain/colleges/applications/ApplicationState';
import { t as texts } from '../../../domain/colleges/applications/en';
import { documentNames } from '../../../domain/transcripts/documentNames';
import { StudentLink } from '../../../domain/students/StudentLink';
import { Row, Stack, Text } from '../../../shared/layout/layout';
import type { Column } from '../../../shared/list/columns';
import { t } from './en';
import styles from '../students.module.css';

type Application = CaseloadApplicationResource;

export const studentName = ({ relationships }: Application) => relationships.student.data.attributes.name;
export const collegeName = ({ relationships }: Application) => relationships.college.data.attributes.name;

export const planName = ({ attributes: { plan } }: Application) => (plan ? texts.plans[plan] : t.noPlan);

const unsent = (document: SchoolDocument): DocumentProgress => ({
  ...{ id: document, document, requestedOn: '', requestedBy: 'staff', sentOn: null, way: null },
});

/** What is still missing, as in 'a plan · 2 tasks'. */
export function missingText({ attributes }: Application): string {
  const { openTasks, openLetters, openDocuments, hasFinalChoice, ...progress } = attributes;
  const application = {
    ...noApplication,
    ...progress,
    tasks: { done: 0, all: openTasks },
    letters: { done: 0, all: openLetters },
    documents: openDocuments.map(unsent),
    requirements: { ...noRequirements, testPolicy: null },
  };
  return openSteps(application, hasFinalChoice)
    .map(({ step }) => {
      if (step === 'letters') return texts.steps.letters(openLetters);
      if (step === 'tasks') return texts.steps.tasks(openTasks);
      return step === 'requests' || step === 'documents'
        ? texts.steps[step](documentNames(openDocuments))
        : texts.steps[step];
    })
    .join(' · ');
}

export const columns: readonly Column<Application>[] = [
  {
    key: 'student',
    header: t.student,
    className: styles.nameColumn,
    cell: (one) => (
      <Text truncate weight={500} className={styles.name} title={studentName(one)}>
        <StudentLink id={one.relationships.student.data.id} tab="colleges" className={styles.plain}>
          {studentName(one)}
        </StudentLink>
      </Text>
    ),
    sortBy: 'query',
    namesRow: true,
  },
  {
    key: 'college',
    header: t.college,
    className: styles.nameColumn,
    cell: (one) => (
      <Text truncate className={styles.name} title={collegeName(one)}>
        {collegeName(one)}
      </Text>
    ),
    sortBy: 'query',
    namesRow: true,
  },
  {
    key: 'plan',
    header: t.plan,
    cell: (one) => <Text tone={one.attributes.plan ? undefined : 'muted'}>{planName(one)}</Text>,
  },
  {
    key: 'dueOn',
    header: t.state,
    cell: ({ attributes }) => <ApplicationState {...attributes} />,
    sortBy: 'query',
  },
  {
    key: 'missing',
    header: t.missing,
    cell: (one) => (
      <Text size={2} tone="muted">
        {missingText(one) || t.nothing}
      </Text>
    ),
  },
];

export const ApplicationCard = (one: Application) => (
  <Stack gap={1} pad={[3, 'inset']}>
    <Row wrap align="start" justify="between" gap={[1, 3]}>
      <Stack shrink>
        <StudentLink id={one.relationships.student.data.id} tab="colleges">
          <Text as="strong" breakable>
            {studentName(one)}
          </Text>
        </StudentLink>
        <Text size={2} breakable>
          {[collegeName(one), planName(one)].join(' · ')}
        </Text>
      </Stack>
      <ApplicationState {...one.attributes} />
    </Row>
    <Text size={1} tone="muted" breakable>
      {missingText(one)}
    </Text>
  </Stack>
);
