import { useNavigate } from 'react-router-dom';
import type { Role } from 'contract/roles';
import { TasksOfStudent } from '../../features/student-tasks/TasksOfStudent';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { ButtonLink } from '../../shared/ui/ButtonLink';
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
          <ButtonLink to={addition} state={{ firstName, lastName }} icon={<AddIcon />}>
            {t.addTask}
          </ButtonLink>
        </Toolbar>
      )}
      <TasksOfStudent studentId={id} name={fullName(attributes)} onEdit={edit} />
    </>
  );
}
