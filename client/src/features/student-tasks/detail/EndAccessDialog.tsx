import type { StudentDetailResource } from 'contract/identity';
import { useEndCounselingMutation } from '../../../domain/access/access.api';
import { ConfirmDialog } from '../../../shared/form/ConfirmDialog';
import { fullName } from '../../../shared/lib/format';
import { focusPageTitle } from '../../../shared/ui/PageHeader';
import { toast } from '../../../shared/ui/toast';
import { t } from './en';
import type { Staff } from './staff';

interface EndAccessDialogProps {
  readonly isOpen: boolean;
  readonly student: StudentDetailResource;
  /** Stays while the dialog fades. */
  readonly staff: Staff | undefined;
  readonly onClose: () => void;
}

export function EndAccessDialog({ isOpen, student, staff, onClose }: EndAccessDialogProps) {
  const [end] = useEndCounselingMutation();
  const name = staff ? fullName(staff.attributes) : '';
  const studentName = fullName(student.attributes);
  const confirm = async () => {
    if (!staff) return;
    await end({ studentId: student.id, staffId: staff.id }).unwrap();
    toast.success(t.end.ended(name, studentName));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.end.title(name)}
      confirmLabel={t.end.confirm}
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      <p>{t.end.consequence(name, studentName)}</p>
      {staff?.attributes.relations.includes('entity') && <p>{t.end.throughEntity}</p>}
    </ConfirmDialog>
  );
}
