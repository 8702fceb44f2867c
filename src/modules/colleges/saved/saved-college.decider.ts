import type { SavedStatus } from '../../../../contract/saved-colleges';
import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { SavedCollegeEvents, SavedCollegeRef } from './saved-colleges.events';
import { t } from '../messages';

export interface SavedCollege {
  readonly ref: SavedCollegeRef;
  readonly status: SavedStatus;
  readonly savedAt: string;
  readonly saved: boolean;
}

export type SavedCollegeCommands = {
  /** A null status keeps the present one, or is 'interested' at first. A null name only moves a saved college. */
  Save: Omit<SavedCollegeRef, 'collegeName'> & { collegeName: string | null; status: SavedStatus | null };
  Unsave: { studentId: string };
  PutBack: { status: SavedStatus; savedAt: string };
};

export const savedCollege = decider<SavedCollege | null, SavedCollegeCommands, SavedCollegeEvents>({
  name: 'saved-college',
  initial: null,
  decide: {
    Save: ({ status, collegeName: known, ...save }, current, { now }) => {
      const collegeName = known ?? (current?.saved ? current.ref.collegeName : null);
      if (collegeName === null) throw new Rejected('not-found', t('college-not-found'));
      const ref = { ...save, collegeName };
      if (!current?.saved) {
        return [{ type: 'CollegeSaved', data: { ...ref, status: status ?? 'interested', savedAt: now } }];
      }
      const { status: from, savedAt } = current;
      if (status === null || status === from) return [];
      const moved = { status: { from, to: status }, savedAt: { from: savedAt, to: now } };
      return [{ type: 'SavedCollegeMoved', data: { ...ref, ...moved } }];
    },
    Unsave: ({ studentId }, current) => {
      if (current?.ref.studentId !== studentId) throw new Rejected('not-found', t('saved-college-not-found'));
      return current.saved
        ? [{ type: 'CollegeUnsaved', data: { ...current.ref, status: current.status } }]
        : [];
    },
    PutBack: ({ status, savedAt }, current) => {
      if (!current) throw new Rejected('not-found', t('saved-college-not-found'));
      const { ref, saved, ...last } = current;
      if (!saved) return [{ type: 'CollegeSaved', data: { ...ref, status, savedAt } }];
      if (last.status === status && last.savedAt === savedAt) return [];
      const moved = {
        status: { from: last.status, to: status },
        savedAt: { from: last.savedAt, to: savedAt },
      };
      return [{ type: 'SavedCollegeMoved', data: { ...ref, ...moved } }];
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
