import { HTMLSelect } from '@blueprintjs/core';
import { messages } from 'contract/messages';
import type { SwappableRole } from 'contract/roles';
import { isApiError } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Stack } from '../../shared/layout/layout';
import { StatusTag } from '../../shared/ui/StatusTag';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { LastRoleChange } from '../changes/LastChange';
import { t } from './en';
import { useChangeRoleMutation } from './role.api';
import { SWAPPABLE_NAMES } from './roles';
import styles from './RoleSelect.module.css';

const OPTIONS = Object.entries(SWAPPABLE_NAMES).map(([value, label]) => ({ value, label }));

interface RoleSelectProps {
  readonly id: string;
  readonly name: string;
  readonly role: SwappableRole;
}

export function RoleSelect({ id, name, role }: RoleSelectProps) {
  const self = useSignedInUser();
  const [change, { isLoading }] = useChangeRoleMutation();
  if (id === self.id) {
    return (
      <span>
        <StatusTag label={t.role.you(SWAPPABLE_NAMES[role])} />
      </span>
    );
  }

  const choose = async (chosen: SwappableRole) => {
    try {
      await runAction(change({ id, role: chosen }), t.role.updated);
    } catch (error) {
      toast.error(failureOf(error));
    }
  };
  return (
    <Stack gap={1} align="start">
      <HTMLSelect
        aria-label={t.role.of(name)}
        options={OPTIONS}
        value={role}
        className={styles.role}
        disabled={isLoading}
        onChange={({ currentTarget }) => choose(currentTarget.value as SwappableRole)}
      />
      <LastRoleChange userId={id} name={t.role.of(name)} />
    </Stack>
  );
}

function failureOf(error: unknown): string {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 401) return messages.unauthorized;
  return status === 422 ? messages.invalidParameters : messages.serverError;
}
