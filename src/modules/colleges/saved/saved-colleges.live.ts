import { serverEvent } from '../../../../contract/realtime';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import type { AccessReader, FamilyReader } from '../../identity/directory/directory.queries';
import type { Views } from '../../../platform/document-store/views';
import { ruleFor, type LiveRules, type Recorded } from '../../../platform/realtime/live-feed';
import type { CollegeEvents } from '../colleges.events';
import type { SavedCollegeEvents, SavedCollegeRef } from './saved-colleges.events';

/**
 * Pushes changes of a list to student, staff and parents, those of a college to students who saved it and their
 * parents.
 */
export function savedCollegeLiveRules(
  access: AccessReader,
  families: FamilyReader,
  views: Views,
): LiveRules<SavedCollegeEvents & CollegeEvents> {
  const listChanged = async ({ data: { recordId, studentId }, revision }: Recorded<SavedCollegeRef>) => [
    {
      to: [studentId, ...(await access.watchersOf(studentId))],
      event: serverEvent('saved-college.changed', recordId, revision, { studentId }),
    },
  ];

  const collegeChanged = async ({ data: { ceebCode }, revision }: Recorded<{ ceebCode: string }>) => {
    const saved = await views.find(savedColleges, { where: { ceebCode } });
    if (saved.length === 0) return [];
    const students = [...new Set(saved.map(({ studentId }) => studentId))];
    return [
      {
        to: [...students, ...(await families.parentsOf(...students))],
        event: serverEvent('college.changed', ceebCode, revision, {}),
      },
    ];
  };

  return {
    ...ruleFor(listChanged, 'CollegeSaved', 'SavedCollegeMoved', 'CollegeUnsaved', 'ApplicationChanged'),
    ...ruleFor(collegeChanged, 'CollegeAdded', 'CollegeEdited', 'CollegeDeleted'),
    ...ruleFor(collegeChanged, 'CollegeDeadlinesChanged', 'CollegeDeadlinesReset'),
  };
}
