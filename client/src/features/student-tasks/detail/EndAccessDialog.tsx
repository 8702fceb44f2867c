import type { StudentDetailResource } from 'contract/identity';
import { useEndCounselingMutation } from '../../../domain/access/access.api';
import { ConfirmDialog } from '../../../shared/form/ConfirmDialog';
import { fullName } from '../../../shared/lib/format';
import { focusPageTitle } from '../../../shared/ui/PageHeader';
import { toast } from '../../../shared/ui/toast';
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
    toast.success(`${name} is no longer a counselor of ${studentName}.`);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`End the access of ${name}?`}
      confirmLabel="End access"
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      <p>
        {name} can no longer see {studentName} or write to {studentName}, from now on. What they have written
        to each other can still be read.
      </p>
      {staff?.attributes.relations.includes('entity') && (
        <p>The entity that both belong to still gives access, until one of them leaves it.</p>
      )}
    </ConfirmDialog>
  );
}
