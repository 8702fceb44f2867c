import { Link } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { AccessResource } from 'contract/identity';
import { accessFailure, useAccessQuery } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { CopyButton } from '../../shared/ui/CopyButton';
import { PageLine } from '../../shared/ui/PageHeader';
import { Toolbar } from '../../shared/ui/Toolbar';
import { fullName } from '../../shared/lib/format';
import { t } from './en';
import styles from './students.module.css';

const TASKS: Readonly<Record<string, string>> = {
  counselor: '/counselor/counselor-tasks',
  account_admin: '/account-admin/account-admin-tasks',
};

const columns: readonly Column<AccessResource>[] = [
  column('firstName', t.firstName),
  column('lastName', t.lastName),
  column('email', t.email),
];

function column(key: 'firstName' | 'lastName' | 'email', header: string): Column<AccessResource> {
  return {
    key,
    header,
    cell: ({ attributes }) => attributes[key],
    sortBy: ({ attributes }) => attributes[key],
  };
}

export default function StudentsPage() {
  const { id, role } = useSignedInUser();
  const { data, error, refetch } = useAccessQuery();
  const students = data?.filter(({ attributes }) => attributes.relation === 'student');
  const tasks = TASKS[role];
  const signUpLink = `${window.location.origin}/register?id=${id}`;
  const actions = ({ attributes, relationships }: AccessResource) => {
    const studentId = relationships.student?.data?.id;
    return (
      <span className={styles.actions}>
        {role === 'account_admin' && (
          <Link to={`/account-admin/students/${studentId}`} aria-label={t.detailsOf(fullName(attributes))}>
            {t.details}
          </Link>
        )}
        <Link to={`${tasks}?studentId=${studentId}`} aria-label={t.tasksOf(fullName(attributes))}>
          {t.tasks}
        </Link>
      </span>
    );
  };
  return (
    <>
      <PageLine>{students && t.count(students.length)}</PageLine>
      {tasks && (
        <Toolbar>
          <CopyButton label={t.signUpLink} text={signUpLink} copied={t.copied} />
        </Toolbar>
      )}
      <DataTable
        caption={t.title}
        columns={columns}
        rows={students}
        empty={t.none}
        failed={
          error && {
            error,
            onRetry: refetch,
            message: messages.studentsFailed,
            reason: accessFailure(error),
          }
        }
        actions={tasks ? actions : undefined}
        initialSort="lastName"
      />
    </>
  );
}
