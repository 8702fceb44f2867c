import { Link } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { AccessResource } from 'contract/identity';
import { useAccessQuery } from '../../shared/api/account.api';
import { accessFailure, loadFailure } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { CopyButton } from '../../shared/ui/CopyButton';
import { PageLine } from '../../shared/ui/PageHeader';
import { Toolbar } from '../../shared/ui/Toolbar';
import { counted, fullName } from '../../shared/lib/format';
import styles from './students.module.css';

const TASKS: Readonly<Record<string, string>> = {
  counselor: '/counselor/counselor-tasks',
  account_admin: '/account-admin/account-admin-tasks',
};

const columns: readonly Column<AccessResource>[] = [
  column('firstName', 'First Name'),
  column('lastName', 'Last Name'),
  column('email', 'Email'),
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
  const actions = ({ attributes, relationships }: AccessResource) => {
    const studentId = relationships.student?.data?.id;
    return (
      <span className={styles.actions}>
        {role === 'account_admin' && (
          <Link to={`/account-admin/students/${studentId}`} aria-label={`Details of ${fullName(attributes)}`}>
            Details
          </Link>
        )}
        <Link to={`${tasks}?studentId=${studentId}`} aria-label={`Tasks of ${fullName(attributes)}`}>
          Tasks
        </Link>
      </span>
    );
  };
  return (
    <>
      <PageLine>{students && counted(students.length, 'student')}</PageLine>
      {tasks && (
        <Toolbar>
          <CopyButton
            label="Generate Sign Up Link"
            text={`${window.location.origin}/register?id=${id}`}
            copied="Link copied to clipboard."
          />
        </Toolbar>
      )}
      <DataTable
        caption="Students"
        columns={columns}
        rows={students}
        empty="No current students."
        failed={
          error && {
            error,
            onRetry: refetch,
            message: messages.studentsFailed,
            reason: accessFailure(error) ?? loadFailure(error),
          }
        }
        actions={tasks ? actions : undefined}
        initialSort="lastName"
      />
    </>
  );
}
