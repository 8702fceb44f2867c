import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { GRADE_OPTIONS } from '../../domain/students/school';
import type { TaskValues } from '../../domain/tasks/taskForm';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';

export function GradesField() {
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
