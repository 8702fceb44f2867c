import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useTakeOutMutation } from './access.api';
import { t } from './en';
import type { Membership } from './membership';

interface TakeOutDialogProps {
  readonly isOpen: boolean;
  /** Stays while the dialog fades. */
  readonly membership: Membership | undefined;
  readonly onClose: () => void;
}

export default function TakeOutDialog({ isOpen, membership, onClose }: TakeOutDialogProps) {
  const [takeOut] = useTakeOutMutation();
  const confirm = async () => {
    if (!membership) return;
    await takeOut(membership).unwrap();
    toast.success(t.takeOut.done(membership.name, membership.entityName));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.takeOut.title(membership?.name ?? '', membership?.entityName ?? '')}
      confirmLabel={t.takeOut.confirm}
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
        {role === 'student' ? t.takeOut.ofStudent(name, entityName) : t.takeOut.ofStaff(name, entityName)}
      </p>
      {role === 'exam_admin' && (
        <p>
          {t.takeOut.ofExamAdmin((text) => (
            <strong key={text}>{text}</strong>
          ))}
        </p>
      )}
    </>
  );
}
