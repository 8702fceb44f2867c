import { applicationAfterMove, noApplication, type Application } from '../../contract/applications';
import type { SavedStatus } from '../../contract/saved-colleges';
import { applyChanges } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { SavedCollegeEvents } from '../../src/modules/colleges/saved/saved-colleges.events';

export interface SavedCollege {
  readonly id: string;
  readonly studentId: string;
  readonly ceebCode: string;
  /** Stored in case the college is removed from the catalogue. */
  readonly collegeName: string;
  readonly status: SavedStatus;
  readonly savedAt: string;
  /** Null while the student is only interested. */
  readonly application: Application | null;
  readonly version: number;
}

export const savedColleges = projection<SavedCollege, SavedCollegeEvents>({
  name: 'saved-colleges',
  contains: 'which student saved which college, its status, and the application',
  version: 3,
  indexes: [{ studentId: 1, savedAt: -1 }, { ceebCode: 1 }, { 'application.deadline': 1 }],
  key: ({ data }) => data.recordId,
  empty: (id) => ({
    id,
    studentId: '',
    ceebCode: '',
    collegeName: '',
    status: 'interested',
    savedAt: '',
    application: null,
    version: -1,
  }),
  erasure: { studentId: 'nothing' },
  exported: { sections: { savedColleges: 'studentId' }, without: ['version'] },
  on: {
    CollegeSaved: ({ id }, { data: { recordId: _recordId, ...saved }, revision }) => ({
      id,
      ...saved,
      application: applicationAfterMove(saved.status, saved.savedAt, null),
      version: revision,
    }),
    SavedCollegeMoved: (college, { data: { collegeName, status, savedAt }, revision }) => ({
      ...college,
      collegeName,
      status: status.to,
      savedAt: savedAt.to,
      application: applicationAfterMove(status.to, savedAt.to, college.application),
      version: revision,
    }),
    ApplicationChanged: (college, { data: { recordId: _recordId, changes, ...ref }, revision }) => ({
      ...college,
      ...ref,
      application: applyChanges(college.application ?? noApplication, changes),
      version: revision,
    }),
    CollegeUnsaved: () => null,
  },
});
