import { useSavedCollegesQuery } from '../../../domain/colleges/saved.api';
import { useSignedInUser } from '../../../shared/api/session';
import { withApplication } from './applicationGroups';
import { ApplicationGroups } from './ApplicationGroups';
import { useApplicationActions } from './useApplicationActions';

/** The applications of a student, for parents, who read them, and staff, who also edit them. */
export default function ApplicationsOf({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const { data = [] } = useSavedCollegesQuery(studentId);
  const actions = useApplicationActions(studentId);
  return (
    <ApplicationGroups
      applications={withApplication(data)}
      actions={role === 'parent' ? undefined : actions}
      changesOf={role === 'parent' ? undefined : studentId}
    />
  );
}
