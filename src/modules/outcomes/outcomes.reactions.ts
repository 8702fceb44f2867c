import type { Reaction, Reactions } from '../../platform/reactor/reactor';
import type { SavedCollegeEvents } from '../colleges/saved/saved-colleges.events';

export const TAKE_FACTS = 'outcomes-take-facts';

export interface Submission {
  readonly recordId: string;
  readonly studentId: string;
  /** Whether a new day of submission replaces the facts that were taken before. */
  readonly again: boolean;
}

const take = ({ recordId, studentId }: Omit<Submission, 'again'>, again: boolean): Reaction => ({
  job: TAKE_FACTS,
  data: { recordId, studentId, again } satisfies Submission,
});

/** A decision takes the facts only of an application that was submitted before the school had this feature. */
export const outcomeReactions: Reactions<SavedCollegeEvents> = {
  CollegeSaved: ({ data }) => (data.status === 'applied' ? take(data, true) : null),
  SavedCollegeMoved: ({ data }) => (data.status.to === 'applied' ? take(data, true) : null),
  ApplicationChanged: ({ data }) => (data.changes.decision?.to ? take(data, false) : null),
};
