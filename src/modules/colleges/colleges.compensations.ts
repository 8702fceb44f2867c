import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { college } from './college.decider';
import { savedCollege } from './saved/saved-college.decider';

export const savedCollegeCompensation = compensation({
  decider: savedCollege,
  undoCommands: {
    CollegeSaved: ({ studentId }) => ['Unsave', { studentId }],
    SavedCollegeMoved: ({ status, savedAt }, { before }) => [
      'PutBack',
      { status: status.from, savedAt: savedAt.from, application: before!.application },
    ],
    CollegeUnsaved: ({ status }, { before }) => [
      'PutBack',
      { status, savedAt: before!.savedAt, application: before!.application },
    ],
    ApplicationChanged: ({ changes }) => ['RestoreApplication', { fields: fieldsBefore(changes) }],
  },
});

/** Events of an import are excluded, since undoing the import covers them. */
export const collegeCompensation = compensation({
  decider: college,
  undoCommands: {
    CollegeAdded: ({ importId }) => (importId === null ? ['DeleteCollege', {}] : undefined),
    CollegeEdited: ({ importId, changes }) =>
      importId === null ? ['EditCollege', { fields: fieldsBefore(changes) }] : undefined,
    CollegeDeleted: ({ importId }) => (importId === null ? ['RestoreCollege', {}] : undefined),
    CollegeDeadlinesChanged: ({ changes }) => ['SetDeadlines', { deadlines: fieldsBefore(changes) }],
    CollegeDeadlinesReset: ({ deadlines }) => ['SetDeadlines', { deadlines }],
  },
});
