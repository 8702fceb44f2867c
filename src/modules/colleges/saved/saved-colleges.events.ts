import { events } from '../../../kernel/event';
import { CATALOGUE, CHOICE, ID, PERSON, TIME } from '../../../kernel/personal';

type SavedStatus = 'interested' | 'applying' | 'applied';

export interface SavedCollegeRef {
  readonly recordId: string;
  readonly studentId: string;
  readonly ceebCode: string;
  readonly collegeName: string;
}

export type SavedCollegeEvents = {
  /** Instants are ISO 8601 in UTC. */
  CollegeSaved: SavedCollegeRef & { status: SavedStatus; savedAt: string };
  SavedCollegeMoved: SavedCollegeRef & {
    status: { from: SavedStatus; to: SavedStatus };
    savedAt: { from: string; to: string };
  };
  CollegeUnsaved: SavedCollegeRef & { status: SavedStatus };
};

const ref = { recordId: ID, studentId: PERSON, ceebCode: CATALOGUE, collegeName: CATALOGUE };

export const savedCollegeEvents = events<SavedCollegeEvents>({
  CollegeSaved: {
    fields: { ...ref, status: CHOICE, savedAt: TIME },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: 'interested',
      savedAt: '2026-09-01T12:00:00.000Z',
    },
  },
  SavedCollegeMoved: {
    fields: { ...ref, status: CHOICE, savedAt: TIME },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: { from: 'interested', to: 'applying' },
      savedAt: { from: '2026-09-01T12:00:00.000Z', to: '2026-09-02T08:00:00.000Z' },
    },
  },
  CollegeUnsaved: {
    fields: { ...ref, status: CHOICE },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: 'applying',
    },
  },
});
