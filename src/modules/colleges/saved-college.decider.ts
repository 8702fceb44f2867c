import type { SavedStatus } from '../../../contract/colleges';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { SavedCollegeEvents, SavedCollegeRef } from './saved-colleges.events';

export interface SavedCollege {
  readonly ref: SavedCollegeRef;
  readonly status: SavedStatus;
  readonly savedAt: string;
  readonly saved: boolean;
}

export type SavedCollegeCommands = {
  /** Without a status it keeps the one that it has, and begins as interested. */
  Save: SavedCollegeRef & { status: SavedStatus | null };
  Unsave: Record<string, never>;
};

export const savedCollege = decider<SavedCollege | null, SavedCollegeCommands, SavedCollegeEvents>({
  name: 'saved-college',
  initial: null,
  decide: {
    Save: ({ status, ...ref }, current, { now }) => {
      if (!current?.saved) {
        return [{ type: 'CollegeSaved', data: { ...ref, status: status ?? 'interested', savedAt: now } }];
      }
      const moved = {
        status: { from: current.status, to: status ?? current.status },
        savedAt: { from: current.savedAt, to: now },
      };
      if (moved.status.from === moved.status.to && moved.savedAt.from === now) return [];
      return [{ type: 'SavedCollegeMoved', data: { ...ref, ...moved } }];
    },
    Unsave: (_, current) => {
      if (!current) throw new Rejected('not-found', 'saved-college-not-found', 'Saved college not found.');
      return current.saved
        ? [{ type: 'CollegeUnsaved', data: { ...current.ref, status: current.status } }]
        : [];
    },
  },
  evolve: {
    CollegeSaved: (_, { status, savedAt, ...ref }) => ({ ref, status, savedAt, saved: true }),
    SavedCollegeMoved: (_, { status, savedAt, ...ref }) => ({
      ref,
      status: status.to,
      savedAt: savedAt.to,
      saved: true,
    }),
    CollegeUnsaved: (current) => ({ ...current!, saved: false }),
  },
});
