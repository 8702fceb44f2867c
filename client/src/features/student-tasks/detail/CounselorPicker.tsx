import { useController } from 'react-hook-form';
import { accessMessages } from 'contract/identity';
import type { Role } from 'contract/roles';
import { PersonPicker } from '../../../domain/people/PersonPicker';
import { fullName } from '../../../shared/lib/format';
import { t } from './en';

export interface CounselorValues {
  readonly counselor: { readonly id: string; readonly name: string };
}

const COUNSELORS: readonly Role[] = ['counselor', 'account_admin'];

export default function CounselorPicker() {
  const { field, fieldState } = useController<CounselorValues, 'counselor'>({
    name: 'counselor',
    rules: { validate: ({ id }) => id !== '' || accessMessages.notACounselor },
  });
  return (
    <PersonPicker
      label={t.counselor.label}
      placeholder={t.counselor.placeholder}
      roles={COUNSELORS}
      value={field.value.id}
      name={field.value.name}
      error={fieldState.error?.message}
      onChoose={(id, person) => field.onChange({ id, name: person ? fullName(person.attributes) : '' })}
    />
  );
}
