import { Empty, Failed, Loading } from '../../shared/list/States';
import { useAssignmentsOfQuery, useTaskDefinitionsQuery } from '../../domain/tasks/tasks.api';
import { valuesOf } from '../../domain/tasks/taskForm';
import { CustomTaskForm, type CustomTaskFormProps } from './CustomTaskForm';
import { t } from './en';
import { ALL } from '../../domain/students/StudentCombobox';

type CustomTaskProps = Omit<CustomTaskFormProps, 'edited'> & { readonly taskId: string };

export default function CustomTask({ taskId, ...form }: CustomTaskProps) {
  /** The task is edited for everyone who has it. */
  const forAll = form.studentId === ALL || form.studentId === '';
  const definitions = useTaskDefinitionsQuery();
  const assignments = useAssignmentsOfQuery(form.studentId, { skip: forAll });
  const rows = forAll ? [] : assignments.currentData;
  const task = definitions.data?.find(({ id }) => id === taskId);
  if (task && rows) {
    const values = valuesOf(task.attributes);
    const row = rows.find(({ attributes }) => attributes.taskId === taskId);
    const due_date = row?.attributes.dueDate ?? values.due_date;
    return (
      <CustomTaskForm
        {...form}
        edited={{
          id: taskId,
          values: { ...values, due_date },
          assignedCount: task.attributes.assignedCount,
        }}
      />
    );
  }
  const error = definitions.error ?? assignments.error;
  const retry = () => {
    void definitions.refetch();
    if (!forAll) void assignments.refetch();
  };
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!definitions.data || !rows) return <Loading what={t.form.loading} />;
  return <Empty of="tasks">{t.form.notYours}</Empty>;
}
