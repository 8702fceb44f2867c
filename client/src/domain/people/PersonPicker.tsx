import { Button, FormGroup } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import type { UserResource } from 'contract/identity';
import type { Role } from 'contract/roles';
import { errorMessage } from '../../shared/api/errors';
import { UsersApi } from './users.api';
import { FieldError } from '../../shared/form/FieldError';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from './roles';
import { useDebounced } from '../../shared/lib/clock';
import { Combobox } from '../../shared/ui/Combobox';
import { CrossIcon } from '../../shared/ui/icons';
import { t } from './en';

const MIN_LETTERS = 4;

interface PersonPickerProps {
  readonly label: string;
  readonly value: string;
  readonly name: string | undefined;
  readonly onChoose: (id: string, person?: UserResource) => void;
  readonly roles?: readonly Role[];
  readonly placeholder?: string;
  readonly error?: string;
}

const EVERY_ROLE: readonly Role[] = [];

export function PersonPicker({
  label,
  value,
  name,
  onChoose,
  roles = EVERY_ROLE,
  placeholder = t.picker.anybody,
  error: issue,
}: PersonPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const q = useDebounced(typed?.trim() ?? '');
  const seeking = typed !== undefined && q.length >= MIN_LETTERS;
  const { currentData, isError, error, refetch } = UsersApi.useUsersQuery(
    { roles, q, currentPage: 1 },
    { skip: !seeking },
  );
  const failed = isError ? errorMessage(error).message : undefined;

  const seek = (text: string) => {
    setTyped(text);
    if (text === '' && value) onChoose('');
  };
  const choose = (id: string, person?: UserResource) => {
    setTyped(undefined);
    onChoose(id, person);
  };
  const clear = () => {
    choose('');
    input.current?.focus();
  };
  return (
    <FormGroup label={label} labelFor={id}>
      <Combobox
        id={id}
        label={label}
        inputRef={input}
        placeholder={placeholder}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue && `${id}-error`}
        value={typed ?? name ?? ''}
        onValueChange={seek}
        search={seeking ? { found: currentData?.data, failed, onRetry: refetch } : undefined}
        none={t.picker.none}
        option={described}
        onChoose={(person) => choose(person.id, person)}
        onDismiss={() => setTyped(undefined)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightElement={
          value ? (
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={t.picker.clear(label)}
              onClick={clear}
            />
          ) : undefined
        }
      />
      <FieldError id={`${id}-error`}>{issue}</FieldError>
    </FormGroup>
  );
}

const described = ({ attributes }: UserResource) => ({
  title: fullName(attributes),
  details: `${ROLE_NAMES[attributes.role]} · ${attributes.email}`,
});
