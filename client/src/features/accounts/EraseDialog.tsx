import type { UserResource } from 'contract/identity';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useEraseUserMutation } from './accounts.api';

interface EraseDialogProps {
  readonly isOpen: boolean;
  /** Stays while the dialog fades. */
  readonly user: UserResource | undefined;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

export function EraseDialog({ isOpen, user, onErased, onClose }: EraseDialogProps) {
  const [erase] = useEraseUserMutation();
  const name = user ? fullName(user.attributes) : '';
  const confirm = async () => {
    if (!user) return;
    await erase(user.id).unwrap();
    toast.success(`The account of ${name} has been deleted.`);
    onErased();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete ${name}?`}
      confirmLabel="Delete account"
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      {user && (
        <>
          <p>
            <strong>{name}</strong> ({user.attributes.email}, {ROLE_NAMES[user.attributes.role]}) will be
            signed out and cannot sign in again.
          </p>
          <p>
            Name, e-mail address and everything else personal are erased for good. The audit keeps what this
            person did, under the name [erased].
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
