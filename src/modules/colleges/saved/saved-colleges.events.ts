import { events } from '../../../kernel/event';
import { CATALOGUE, CHOICE, ID, PERSON, TIME } from '../../../kernel/personal';

type SavedStatus = 'interested' | 'applying' | 'applied';

/** One college in the list of one student. */
export interface SavedCollegeRef {
  readonly recordId: string;
  readonly studentId: string;
  readonly ceebCode: string;
  /** What the college was called at the time. */
  readonly collegeName: string;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type SavedCollegeEvents = {
  /** Instants are ISO 8601 in UTC. */
  CollegeSaved: SavedCollegeRef & { status: SavedStatus; savedAt: string };
  /** To another status; it goes to the top of the list. */
  SavedCollegeMoved: SavedCollegeRef & {
    status: { from: SavedStatus; to: SavedStatus };
    savedAt: { from: string; to: string };
  };
  CollegeUnsaved: SavedCollegeRef & { status: SavedStatus };
};

const ref = { recordId: ID, studentId: PERSON, ceebCode: CATALOGUE, collegeName: CATALOGUE };

export const savedCollegeEvents = events<SavedCollegeEvents>({
  CollegeSaved: { fields: { ...ref, status: CHOICE, savedAt: TIME } },
  SavedCollegeMoved: { fields: { ...ref, status: CHOICE, savedAt: TIME } },
  CollegeUnsaved: { fields: { ...ref, status: CHOICE } },
});
