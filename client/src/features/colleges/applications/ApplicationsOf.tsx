import { ChildLetters, StudentLetters } from '../../../domain/letters/StudentLetters';
import { SavedApi } from '../../../domain/colleges/saved.api';
import { useSignedInUser } from '../../../shared/api/session';
import { openColleges, withApplication } from './applicationGroups';
import { ApplicationGroups } from './ApplicationGroups';
import { RequestButton } from './requestForm';
import { useApplicationActions } from './useApplicationActions';

/** The applications of a student, for parents, who read them, and staff, who also edit them and send letters. */
export default function ApplicationsOf({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const { data = [] } = SavedApi.useSavedCollegesQuery(studentId);
  const actions = useApplicationActions(studentId);
  const applications = withApplication(data);
  if (role === 'parent')
    return (
      <>
        <ApplicationGroups applications={applications} />
        {applications.length > 0 && <ChildLetters childId={studentId} />}
      </>
    );
  return (
    <>
      <RequestButton applications={applications} isOwn={false} actions={actions} />
      <ApplicationGroups applications={applications} actions={actions} changesOf={studentId} />
      {applications.length > 0 && (
        <StudentLetters studentId={studentId} isOwn={false} colleges={openColleges(applications)} />
      )}
    </>
  );
}
