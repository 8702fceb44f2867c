import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useTakeOutMutation } from './access.api';
import type { Membership } from './membership';

interface TakeOutDialogProps {
  readonly isOpen: boolean;
  /** Stays while the dialog fades. */
  readonly membership: Membership | undefined;
  readonly onClose: () => void;
}

export function TakeOutDialog({ isOpen, membership, onClose }: TakeOutDialogProps) {
  const [takeOut] = useTakeOutMutation();
  const confirm = async () => {
    if (!membership) return;
    await takeOut(membership).unwrap();
    toast.success(`${membership.name} no longer belongs to ${membership.entityName}.`);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Take ${membership?.name ?? ''} out of ${membership?.entityName ?? ''}?`}
      confirmLabel="Take out"
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      {membership && <Consequences {...membership} />}
    </ConfirmDialog>
  );
}

function Consequences({ name, role, entityName }: Membership) {
  return (
    <>
      <p>
        {role === 'student'
          ? `The staff of ${entityName} lose their access to ${name} at once`
          : `${name} loses the access to the students of ${entityName} at once`}
        , unless another entity joins them. What they have written to each other can still be read.
      </p>
      {role === 'exam_admin' && (
        <p>
          An exam admin who belongs to no entity gets access to <strong>all students</strong> at the next
          sign-in.
        </p>
      )}
    </>
  );
}
