import { StudentLetters } from '../../../domain/letters/StudentLetters';
import { useSavedCollegesQuery } from '../../../domain/colleges/saved.api';
import { useSignedInUser } from '../../../shared/api/session';
import { openColleges, withApplication } from './applicationGroups';
import { ApplicationGroups } from './ApplicationGroups';
import { useApplicationActions } from './useApplicationActions';

/** The applications of a student, for parents, who read them, and staff, who also edit them and send letters. */
export default function ApplicationsOf({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const { data = [] } = useSavedCollegesQuery(studentId);
  const actions = useApplicationActions(studentId);
  const applications = withApplication(data);
  const isParent = role === 'parent';
  return (
    <>
      <ApplicationGroups applications={applications} actions={isParent ? undefined : actions} />
      {!isParent && applications.length > 0 && (
        <StudentLetters studentId={studentId} isOwn={false} colleges={openColleges(applications)} />
      )}
    </>
  );
}
