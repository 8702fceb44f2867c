import { useWatch } from 'react-hook-form';
import { TASK_TYPES } from 'contract/tasks';
import { taskNameRules, taskRules } from 'contract/tasks';
import { Field } from '../../shared/form/Field';
import { TaskFields } from '../../domain/tasks/TaskFields';
import { BLANK_TASK, TYPE_NAMES, type TaskValues } from '../../domain/tasks/taskForm';
import { t } from './en';
import { GradesField } from './GradesField';

const TYPES = TASK_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
const ALL = Object.keys(BLANK_TASK) as (keyof TaskValues)[];

/** For an existing task, type and external id are fixed, and empty fields stay optional. */
export function AdminTaskFields({ existing }: { existing?: TaskValues }) {
  const type = useWatch<TaskValues, 'type'>({ name: 'type' });
  return (
    <>
      {existing ? (
        <>
          <Field<TaskValues> name="type" label={t.columns.type} kind="select" options={TYPES} disabled />
          {existing.external_id && (
            <Field<TaskValues> name="external_id" label={t.columns.externalId} readOnly />
          )}
        </>
      ) : (
        <>
          <Field<TaskValues>
            name="type"
            label={t.columns.type}
            labelInfo={t.form.required}
            kind="select"
            options={TYPES}
          />
          <Field<TaskValues>
            name="external_id"
            label={t.columns.externalId}
            labelInfo={t.form.required}
            rules={taskRules.externalId}
          />
        </>
      )}
      <TaskFields
        nameRules={taskNameRules(type)}
        required={existing ? ALL.filter((name) => existing[name] !== '') : ALL}
      >
        <Field<TaskValues>
          name="due_date_can_be_modified"
          label={t.form.dueDateCanBeModified}
          kind="checkbox"
        />
        {type === 'standard' && <GradesField />}
      </TaskFields>
    </>
  );
}
