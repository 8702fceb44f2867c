import { Radio } from '@blueprintjs/core';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TaskType } from 'contract/tasks';
import { FieldError } from '../../shared/form/FieldError';
import { Text } from '../../shared/layout/layout';
import { AUDIENCES, type AudienceValues } from './audience';
import { CollegePicker } from './CollegePicker';
import { t } from './en';
import { StudentPicker } from './StudentPicker';

export function AudienceFields({ type }: { type: TaskType }) {
  const id = useId();
  const { register, formState } = useFormContext<AudienceValues>();
  const chosen = useWatch<AudienceValues, 'audience'>({ name: 'audience' });
  const offered = AUDIENCES[type];
  const error = formState.errors.audience?.message;
  const { ref, ...radio } = register('audience', {
    validate: (audience) => (audience !== '' && offered.includes(audience)) || t.audience.required,
  });
  return (
    <fieldset aria-describedby={error && id}>
      <legend>{t.audience.legend}</legend>
      {offered.map((audience) => (
        <Radio key={audience} {...radio} inputRef={ref} value={audience}>
          {t.audience.names[audience]}{' '}
          {audience in t.audience.later && (
            <Text size={2} tone="muted">
              {t.audience.later[audience as keyof typeof t.audience.later]}
            </Text>
          )}
        </Radio>
      ))}
      <FieldError id={id}>{error}</FieldError>
      {chosen === 'colleges' && offered.includes(chosen) && <CollegePicker />}
      {chosen === 'students' && offered.includes(chosen) && <StudentPicker />}
    </fieldset>
  );
}
