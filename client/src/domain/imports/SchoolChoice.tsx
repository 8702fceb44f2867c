import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import type { Named } from 'contract/http';
import { t } from './en';

interface SchoolChoiceProps {
  readonly schools: readonly Named[];
  /** Empty until one is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function SchoolChoice({ schools, value, onChange }: SchoolChoiceProps) {
  const id = useId();
  const options = schools.map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  return (
    <FormGroup label={t.school} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        value={value}
        options={value === '' ? [{ value: '', label: t.chooseSchool }, ...options] : options}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FormGroup>
  );
}
