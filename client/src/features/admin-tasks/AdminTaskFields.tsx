import { useWatch, useFormContext } from 'react-hook-form';
import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { TASK_TYPES } from 'contract/tasks';
import { taskNameRules, taskRules } from 'contract/tasks';
import { Field } from '../../shared/form/Field';
import { TaskFields } from '../../domain/tasks/TaskFields';
import { BLANK_TASK, TYPE_NAMES, type TaskValues } from '../../domain/tasks/taskForm';
import { GRADE_OPTIONS } from '../../domain/students/school';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';

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

function GradesField() {
  const id = useId();
  const { register } = useFormContext<TaskValues>();
  const { ref, ...box } = register('grades');
  return (
    <fieldset aria-describedby={id}>
      <legend>{t.grades.label}</legend>
      <Row wrap gap={[0, 4]}>
        {GRADE_OPTIONS.map(({ value, label }) => (
          <Checkbox key={value} {...box} inputRef={ref} value={value} label={label} />
        ))}
      </Row>
      <Text as="p" id={id} size={2} tone="muted">
        {t.grades.help}
      </Text>
    </fieldset>
  );
}
