import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import type { Named } from 'contract/http';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { useProfileQuery } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import type { Query } from '../../shared/list/Loaded';
import { t } from './en';

export function useSchools(): Query<readonly Named[]> {
  const isAdmin = useSignedInUser().role === 'admin';
  const all = useEntitiesQuery(undefined, { skip: !isAdmin });
  const own = useProfileQuery(undefined, { skip: isAdmin });
  return isAdmin ? all : { ...own, currentData: own.currentData?.relationships.entities.data };
}

interface SchoolChoiceProps {
  readonly schools: readonly Named[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function SchoolChoice({ schools, value, onChange }: SchoolChoiceProps) {
  const id = useId();
  return (
    <FormGroup label={t.school} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        value={value}
        options={[
          { value: '', label: t.chooseSchool },
          ...schools.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FormGroup>
  );
}
