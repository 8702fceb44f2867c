import type { UserResource } from 'contract/identity';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useEraseUserMutation } from './accounts.api';
import { t } from './en';

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
    toast.success(t.erase.done(name));
    onErased();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.erase.title(name)}
      confirmLabel={t.erase.confirm}
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      {user && (
        <>
          <p>
            {t.erase.signedOut(
              <strong key="name">{name}</strong>,
              user.attributes.email,
              ROLE_NAMES[user.attributes.role],
            )}
          </p>
          <p>{t.erase.forGood}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
