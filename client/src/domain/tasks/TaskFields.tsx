import type { ReactNode } from 'react';
import { taskRules } from 'contract/tasks';
import type { FieldRules } from 'contract/rules';
import { DateField } from '../../shared/form/DateField';
import { Field } from '../../shared/form/Field';
import type { TaskValues } from './taskForm';
import styles from './TaskFields.module.css';

interface TaskFieldsProps {
  /** What else belongs to the due date. */
  readonly children?: ReactNode;
  readonly nameRules: FieldRules;
  readonly required: readonly (keyof TaskValues)[];
}

const PARAGRAPHS = '#### starts a new paragraph';

/** What every form of a task asks for. */
export function TaskFields({ children, nameRules, required }: TaskFieldsProps) {
  const field = (name: keyof TaskValues, label: string, rules: FieldRules) => {
    const must = required.includes(name);
    return {
      name,
      label,
      labelInfo: must ? 'Required' : undefined,
      rules: must ? rules : { ...rules, required: undefined },
    };
  };
  return (
    <div className={styles.fields}>
      <Field<TaskValues> {...field('name', 'Name', nameRules)} />
      <Field<TaskValues> {...field('description', 'Description', taskRules.description)} kind="textarea" />
      <div className={styles.row}>
        <DateField<TaskValues> {...field('due_date', 'Due date', taskRules.dueDate)} />
        <Field<TaskValues>
          {...field('weighted_importance', 'Importance', taskRules.weightedImportance)}
          kind="number"
          min={1}
          max={10}
          step={1}
          help="Scale 1-10, 10 matters most"
        />
        <Field<TaskValues>
          {...field('approx_total_hours', 'Hours', taskRules.approxTotalHours)}
          kind="number"
          min={1}
          step={0.25}
          help="Approximate total"
        />
      </div>
      {children}
      <Field<TaskValues>
        {...field('importance', 'Why', taskRules.importance)}
        kind="textarea"
        help={`Why it matters; ${PARAGRAPHS}`}
      />
      <Field<TaskValues>
        {...field('notes', 'How', taskRules.notes)}
        kind="textarea"
        help={`How to go about it; ${PARAGRAPHS}`}
      />
    </div>
  );
}
