import { given } from '../../../kernel/testing';
import { savedCollege } from './saved-college.decider';

const ref = { recordId: 'r1', studentId: 's1', ceebCode: '3434', collegeName: 'Harbor College' };
const saved = {
  type: 'CollegeSaved',
  data: { ...ref, status: 'interested', savedAt: '2026-09-01T12:00:00.000Z' },
} as const;
const applying = {
  type: 'SavedCollegeMoved',
  data: {
    ...ref,
    status: { from: 'interested', to: 'applying' },
    savedAt: { from: '2026-09-01T12:00:00.000Z', to: '2026-09-02T08:00:00.000Z' },
  },
} as const;
const unsaved = { type: 'CollegeUnsaved', data: { ...ref, status: 'interested' } } as const;
const later = { now: '2026-09-02T08:00:00.000Z' };

describe('a saved college', () => {
  it('begins as interested, or with the given status', () => {
    given(savedCollege)()
      .when('Save', { ...ref, status: null })
      .yields(saved);
    given(savedCollege)()
      .when('Save', { ...ref, status: 'applied' })
      .yields({ type: 'CollegeSaved', data: { ...saved.data, status: 'applied' } });
  });

  it('moves to another status and to the top', () =>
    given(savedCollege)(saved)
      .when('Save', { ...ref, status: 'applying' }, later)
      .yields(applying));

  it('is put back to its earlier status and position', () => {
    const { status, savedAt } = applying.data;
    given(savedCollege)(saved, applying)
      .when('PutBack', { status: status.from, savedAt: savedAt.from })
      .yields({
        type: 'SavedCollegeMoved',
        data: {
          ...ref,
          status: { from: status.to, to: status.from },
          savedAt: { from: savedAt.to, to: savedAt.from },
        },
      });
    given(savedCollege)(saved, unsaved)
      .when('PutBack', { status: 'interested', savedAt: saved.data.savedAt })
      .yields(saved);
    given(savedCollege)()
      .when('PutBack', { status: 'interested', savedAt: saved.data.savedAt })
      .isRejected('saved-college-not-found');
  });

  it('stays unchanged when it is saved again', () => {
    given(savedCollege)(saved, applying)
      .when('Save', { ...ref, status: null }, { now: '2026-09-03T08:00:00.000Z' })
      .yields();
    given(savedCollege)(saved, applying)
      .when('Save', { ...ref, status: 'applying' }, { now: '2026-09-03T08:00:00.000Z' })
      .yields();
  });

  it('of an unpublished college can only be moved', () => {
    const gone = { ...ref, collegeName: null, status: 'applying' } as const;
    given(savedCollege)(saved).when('Save', gone, later).yields(applying);
    given(savedCollege)().when('Save', gone).isRejected('college-not-found');
    given(savedCollege)(saved, unsaved).when('Save', gone).isRejected('college-not-found');
  });

  it('takes the current name of the college', () =>
    given(savedCollege)(saved)
      .when('Save', { ...ref, collegeName: 'Harbor University', status: 'applying' }, later)
      .yields({ type: 'SavedCollegeMoved', data: { ...applying.data, collegeName: 'Harbor University' } }));

  it('is removed once, and can be saved again', () => {
    given(savedCollege)(saved).when('Unsave', { studentId: 's1' }).yields(unsaved);
    given(savedCollege)(saved, unsaved)
      .when('Save', { ...ref, status: 'applying' }, later)
      .yields({ type: 'CollegeSaved', data: { ...ref, status: 'applying', savedAt: later.now } });
  });

  it('can only be removed by its student', () => {
    given(savedCollege)().when('Unsave', { studentId: 's1' }).isRejected('saved-college-not-found');
    given(savedCollege)(saved).when('Unsave', { studentId: 's2' }).isRejected('saved-college-not-found');
  });
});
