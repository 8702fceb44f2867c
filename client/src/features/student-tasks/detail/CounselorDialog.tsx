import { useController } from 'react-hook-form';
import { accessMessages, type StudentDetailResource } from 'contract/identity';
import type { Role } from 'contract/roles';
import { useGiveCounselorMutation } from '../../../domain/access/access.api';
import { FormDialog } from '../../../shared/form/FormDialog';
import { fullName } from '../../../shared/lib/format';
import { PersonPicker } from '../../../domain/people/PersonPicker';
import { toast } from '../../../shared/ui/toast';
import styles from './detail.module.css';
import { t } from './en';
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
export default function CounselorDialog({ isOpen, student, instead, onClose }: CounselorDialogProps) {
  const [give] = useGiveCounselorMutation();
  const before = instead ? fullName(instead.attributes) : '';
  const studentName = fullName(student.attributes);
  const save = async ({ counselor }: Values) => {
    await give({ studentId: student.id, staffId: counselor.id, instead: instead?.id }).unwrap();
    toast.success(t.counselor.given(counselor.name, studentName));
  };
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={before ? t.counselor.another(before) : t.counselor.add}
      submitLabel={before ? t.counselor.change : t.counselor.add}
      defaults={{ counselor: { id: '', name: '' } }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.picker}>
        <p>
          {before ? t.counselor.consequenceFor(studentName, before) : t.counselor.consequence(studentName)}
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
      label={t.counselor.label}
      placeholder={t.counselor.placeholder}
      roles={COUNSELORS}
      value={field.value.id}
      name={field.value.name}
      error={fieldState.error?.message}
      onChoose={(id, person) => field.onChange({ id, name: person ? fullName(person.attributes) : '' })}
    />
  );
}
