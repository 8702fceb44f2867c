import type { SavedCollegeEvents } from '../../src/modules/colleges/saved/saved-colleges.events';
import type { Samples } from './samples';

export const savedCollegeSamples = {
  CollegeSaved: {
    recordId: 'r1',
    studentId: 's1',
    ceebCode: '3434',
    collegeName: 'Harbor College',
    status: 'interested',
    savedAt: '2026-09-01T12:00:00.000Z',
  },
  SavedCollegeMoved: {
    recordId: 'r1',
    studentId: 's1',
    ceebCode: '3434',
    collegeName: 'Harbor College',
    status: { from: 'interested', to: 'applying' },
    savedAt: { from: '2026-09-01T12:00:00.000Z', to: '2026-09-02T08:00:00.000Z' },
  },
  CollegeUnsaved: {
    recordId: 'r1',
    studentId: 's1',
    ceebCode: '3434',
    collegeName: 'Harbor College',
    status: 'applying',
  },
} satisfies Samples<SavedCollegeEvents>;
