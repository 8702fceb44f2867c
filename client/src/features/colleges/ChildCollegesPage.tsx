import { ForChild } from '../../domain/children/ForChild';
import { CollegeDialog } from './CollegeDialog';
import { CollegesOf } from './CollegesOf';
import { t } from './en';

export default function ChildCollegesPage() {
  return (
    <ForChild title={t.child.heading}>
      {(childId) => (
        <>
          <CollegesOf studentId={childId} none={t.child.none} />
          <CollegeDialog studentId={childId} />
        </>
      )}
    </ForChild>
  );
}
