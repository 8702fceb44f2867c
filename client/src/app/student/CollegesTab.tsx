import { CollegesOf } from '../../features/colleges/CollegesOf';
import { CollegeDialog } from '../../features/colleges/CollegeDialog';
import { useSignedInUser } from '../../shared/api/session';
import { t } from './en';
import type { StudentTabProps } from './tab';

export default function CollegesTab({ student }: StudentTabProps) {
  const { role } = useSignedInUser();
  return (
    <>
      <CollegesOf
        studentId={student.id}
        none={t.noColleges(student.attributes.firstName)}
        showsChanges={role !== 'exam_admin'}
      />
      <CollegeDialog />
    </>
  );
}
