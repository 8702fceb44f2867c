import { Classes } from '@blueprintjs/core';
import { Link, useNavigate } from 'react-router-dom';
import type { Role } from 'contract/roles';
import { TasksOfStudent } from '../../features/student-tasks/TasksOfStudent';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { AddIcon } from '../../shared/ui/icons';
import { Toolbar } from '../../shared/ui/Toolbar';
import { t } from './en';
import type { StudentTabProps } from './tab';

const FORMS: Partial<Record<Role, string>> = {
  counselor: '/counselor/counselor-tasks',
  account_admin: '/account-admin/account-admin-tasks',
};

export default function TasksTab({ student: { id, attributes } }: StudentTabProps) {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const form = FORMS[role];
  const addition = `${form}?studentId=${id}&tab=add`;
  const edit = (taskId: string) =>
    void navigate(form ? `${addition}&taskId=${taskId}` : `/admin-edit-task?id=${taskId}`);
  const { firstName, lastName } = attributes;
  return (
    <>
      {form && (
        <Toolbar>
          <Link to={addition} state={{ firstName, lastName }} className={Classes.BUTTON}>
            <AddIcon />
            <span className={Classes.BUTTON_TEXT}>{t.addTask}</span>
          </Link>
        </Toolbar>
      )}
      <TasksOfStudent studentId={id} name={fullName(attributes)} onEdit={edit} />
    </>
  );
}
