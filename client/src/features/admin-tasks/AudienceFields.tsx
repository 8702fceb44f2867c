import { Radio } from '@blueprintjs/core';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TaskType } from 'contract/resources';
import type { AudienceValues } from './audience';
import { CollegePicker } from './CollegePicker';
import { StudentPicker } from './StudentPicker';
import styles from './audience.module.css';

/** Everybody, or some: students of a standard or custom task, colleges of a college task. */
export function AudienceFields({ type }: { type: TaskType }) {
  const id = useId();
  const { register, formState } = useFormContext<AudienceValues>();
  const audience = useWatch<AudienceValues, 'audience'>({ name: 'audience' });
  const error = formState.errors.audience?.message;
  const { ref, ...radio } = register('audience', { required: 'Choose who gets the task' });
  const college = type === 'college';
  const ofWhom = college ? 'colleges' : 'students';
  return (
    <fieldset className={styles.audience} aria-describedby={error && id}>
      <legend>Who gets it</legend>
      <Radio {...radio} inputRef={ref} value="all">
        All {ofWhom} <span className={styles.note}>also those who come later</span>
      </Radio>
      <Radio {...radio} inputRef={ref} value="chosen">
        Chosen {ofWhom}
      </Radio>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
      {audience === 'chosen' && (college ? <CollegePicker /> : <StudentPicker />)}
    </fieldset>
  );
}
