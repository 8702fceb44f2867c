import { CollegesOf } from '../../features/colleges/CollegesOf';
import { CollegeDialog } from '../../features/colleges/CollegeDialog';
import { t } from './en';
import type { StudentTabProps } from './tab';

export default function CollegesTab({ student }: StudentTabProps) {
  return (
    <>
      <CollegesOf studentId={student.id} none={t.noColleges(student.attributes.firstName)} showsChanges />
      <CollegeDialog studentId={student.id} />
    </>
  );
}
