import type { ReactNode } from 'react';
import { taskRules } from 'contract/tasks';
import type { FieldRules } from 'contract/rules';
import { Field } from '../../shared/form/Field';
import { Grid } from '../../shared/layout/layout';
import { t as all } from './en';
import type { TaskValues } from './taskForm';
import styles from './tasks.module.css';

const t = all.fields;

interface TaskFieldsProps {
  readonly children?: ReactNode;
  readonly dates?: (dueDate: ReactNode) => ReactNode;
  readonly nameRules: FieldRules;
  readonly required: readonly (keyof TaskValues)[];
}

export function TaskFields({ children, dates, nameRules, required }: TaskFieldsProps) {
  const field = (name: keyof TaskValues, label: string, rules: FieldRules) => {
    const must = required.includes(name);
    return {
      name,
      label,
      labelInfo: must ? t.required : undefined,
      rules: must ? rules : { ...rules, required: undefined },
    };
  };
  const dueDate = <Field<TaskValues> kind="date" {...field('due_date', t.dueDate, taskRules.dueDate)} />;
  return (
    <div className={styles.fields}>
      <Field<TaskValues> {...field('name', t.name, nameRules)} />
      <Field<TaskValues> {...field('description', t.description, taskRules.description)} kind="textarea" />
      {dates?.(dueDate)}
      <Grid min={200} gap={[0, 4]}>
        {!dates && dueDate}
        <Field<TaskValues>
          {...field('weighted_importance', t.importance, taskRules.weightedImportance)}
          kind="number"
          min={1}
          max={10}
          step={1}
          help={t.importanceHelp}
        />
        <Field<TaskValues>
          {...field('approx_total_hours', t.hours, taskRules.approxTotalHours)}
          kind="number"
          min={1}
          step={0.25}
          help={t.hoursHelp}
        />
      </Grid>
      {children}
      <Field<TaskValues>
        {...field('importance', t.why, taskRules.importance)}
        kind="textarea"
        help={t.whyHelp}
      />
      <Field<TaskValues> {...field('notes', t.how, taskRules.notes)} kind="textarea" help={t.howHelp} />
    </div>
  );
}
