import { sides, type Describe } from '../../kernel/audit';
import type { SavedCollegeEvents } from './saved-colleges.events';

export const describeSavedColleges: Describe<SavedCollegeEvents> = {
  CollegeSaved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: `Saved the college '${collegeName}' (${ceebCode}) as ${status}`,
    subject: studentId,
    after: { status },
  }),
  SavedCollegeMoved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: `Moved the saved college '${collegeName}' (${ceebCode}) from ${status.from} to ${status.to}`,
    subject: studentId,
    ...sides({ status }),
  }),
  CollegeUnsaved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: `Removed the saved college '${collegeName}' (${ceebCode})`,
    subject: studentId,
    before: { status },
  }),
};
