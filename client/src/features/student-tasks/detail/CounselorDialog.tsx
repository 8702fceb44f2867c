import { useController } from 'react-hook-form';
import { accessMessages, type StudentDetailResource } from 'contract/identity';
import type { Role } from 'contract/roles';
import { useGiveCounselorMutation } from '../../../domain/access/access.api';
import { FormDialog } from '../../../shared/form/FormDialog';
import { fullName } from '../../../shared/lib/format';
import { PersonPicker } from '../../../domain/people/PersonPicker';
import { toast } from '../../../shared/ui/toast';
import styles from './detail.module.css';
import type { Staff } from './staff';

interface Values {
  readonly counselor: { readonly id: string; readonly name: string };
}

interface CounselorDialogProps {
  readonly isOpen: boolean;
  readonly student: StudentDetailResource;
  /** Whose access ends with it. */
  readonly instead: Staff | undefined;
  readonly onClose: () => void;
}

const COUNSELORS: readonly Role[] = ['counselor', 'account_admin'];

/** Gives a student a counselor, beside the others or in the place of one. */
export function CounselorDialog({ isOpen, student, instead, onClose }: CounselorDialogProps) {
  const [give] = useGiveCounselorMutation();
  const before = instead ? fullName(instead.attributes) : '';
  const studentName = fullName(student.attributes);
  const save = async ({ counselor }: Values) => {
    await give({ studentId: student.id, staffId: counselor.id, instead: instead?.id }).unwrap();
    toast.success(`${counselor.name} is now a counselor of ${studentName}.`);
  };
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={before ? `Another counselor than ${before}` : 'Add counselor'}
      submitLabel={before ? 'Change counselor' : 'Add counselor'}
      defaults={{ counselor: { id: '', name: '' } }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.picker}>
        <p>
          {before
            ? `The access of ${before} to ${studentName} ends at once, and that of the other begins.`
            : `The counselor can see ${studentName} and write to ${studentName}.`}
        </p>
        <CounselorPicker />
      </div>
    </FormDialog>
  );
}

function CounselorPicker() {
  const { field, fieldState } = useController<Values, 'counselor'>({
    name: 'counselor',
    rules: { validate: ({ id }) => id !== '' || accessMessages.notACounselor },
  });
  return (
    <PersonPicker
      label="Counselor"
      placeholder="Three letters of the name"
      roles={COUNSELORS}
      value={field.value.id}
      name={field.value.name}
      error={fieldState.error?.message}
      onChoose={(id, person) => field.onChange({ id, name: person ? fullName(person.attributes) : '' })}
    />
  );
}
