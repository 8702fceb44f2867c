import { get, useFormContext, useWatch } from 'react-hook-form';
import { violation, type FieldRules } from 'contract/rules';
import { taskRules } from 'contract/tasks';
import type { TaskValues } from '../../../domain/tasks/taskForm';
import { violationText } from '../../../shared/form/violationText';
import { Box, Text } from '../../../shared/layout/layout';
import { t } from './en';
import type { StudentsValue } from './Students';

const optional = (rules: FieldRules): FieldRules => ({ ...rules, required: undefined });

const RULES = {
  name: taskRules.customName,
  description: optional(taskRules.description),
  due_date: taskRules.dueDate,
  weighted_importance: optional(taskRules.weightedImportance),
  approx_total_hours: optional(taskRules.approxTotalHours),
  importance: optional(taskRules.importance),
  notes: optional(taskRules.notes),
} as const;

/** Says before the form is sent what is missing or too long, unless the field itself already says it. */
export function Unready() {
  const { errors } = useFormContext<TaskValues & StudentsValue>().formState;
  const values = useWatch<TaskValues & StudentsValue>() as TaskValues & StudentsValue;
  const issues = [
    !errors.students && values.students.length === 0 ? t.noStudents : undefined,
    ...Object.entries(RULES).map(([name, rules]) =>
      get(errors, name) ? undefined : violationText(violation(rules, values[name as keyof typeof RULES])),
    ),
  ].filter((issue) => issue !== undefined);
  if (issues.length === 0) return null;
  return (
    <Box below={3} aria-live="polite">
      <Text as="p" flush size={2} weight={600}>
        {t.unready}
      </Text>
      <Box as="ul" bulleted flush>
        {issues.map((issue) => (
          <Text as="li" key={issue} size={2} tone="accent">
            {issue}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
