import type { CollegeResource } from 'contract/colleges';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useDeleteCollegeMutation } from './adminColleges.api';

interface DeleteDialogProps {
  readonly isOpen: boolean;
  /** Stays while the dialog fades. */
  readonly college?: CollegeResource;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ isOpen, college, onDeleted, onClose }: DeleteDialogProps) {
  const [remove] = useDeleteCollegeMutation();
  const name = college?.attributes.name ?? '';
  const confirm = async () => {
    if (!college) return;
    await remove(college.id).unwrap();
    toast.success(`${name} has been deleted.`);
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete ${name}?`}
      confirmLabel="Delete college"
      onConfirm={confirm}
      onClose={onClose}
      refocus={focusPageTitle}
    >
      <p>Nobody finds it any more. Students who saved it keep it on their list under its name.</p>
    </ConfirmDialog>
  );
}
