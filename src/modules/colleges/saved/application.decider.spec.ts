import { given } from '../../../kernel/testing';
import { savedCollege } from './saved-college.decider';

const ref = { recordId: 'r1', studentId: 's1', ceebCode: '3434', collegeName: 'Harbor College' };
const BEGUN = '2026-09-01T12:00:00.000Z';
const NOW = '2026-12-20T17:00:00.000Z';
const at = { now: NOW };
const interested = { type: 'CollegeSaved', data: { ...ref, status: 'interested', savedAt: BEGUN } } as const;
const applying = { type: 'CollegeSaved', data: { ...ref, status: 'applying', savedAt: BEGUN } } as const;
const applied = { type: 'CollegeSaved', data: { ...ref, status: 'applied', savedAt: BEGUN } } as const;
const moved = {
  type: 'SavedCollegeMoved',
  data: {
    ...ref,
    status: { from: 'applying', to: 'applied' },
    savedAt: { from: BEGUN, to: NOW },
  },
} as const;
const admitted = {
  type: 'ApplicationChanged',
  data: {
    ...ref,
    changes: {
      decision: { from: null, to: 'admitted' },
      decidedOn: { from: null, to: '2026-12-15' },
      scholarship: { from: '', to: '$12,000 a year' },
    },
  },
} as const;
const edit = (fields: object, boundTo: string | null = null) => ({ studentId: 's1', fields, boundTo });
const changed = (changes: object) => ({ type: 'ApplicationChanged', data: { ...ref, changes } }) as const;

describe('an application', () => {
  it('begins with applying, and is not there for an interest', () => {
    const plan = { plan: 'ed' } as const;
    given(savedCollege)(interested).when('EditApplication', edit(plan)).isRejected('application-not-begun');
    given(savedCollege)(applying)
      .when('EditApplication', edit(plan))
      .yields(changed({ plan: { from: null, to: 'ed' } }));
  });

  it('of another student, or of no saved college, is not found', () => {
    given(savedCollege)().when('EditApplication', edit({})).isRejected('saved-college-not-found');
    given(savedCollege)(applying)
      .when('EditApplication', { ...edit({}), studentId: 's2' })
      .isRejected('saved-college-not-found');
  });

  it('moves the college to applied once it is submitted', () => {
    given(savedCollege)(applying)
      .when('EditApplication', edit({ submittedOn: '2026-12-20' }), at)
      .yields(moved);
    given(savedCollege)(applying)
      .when('EditApplication', edit({ submittedOn: '2026-12-01' }), at)
      .yields(moved, changed({ submittedOn: { from: '2026-12-20', to: '2026-12-01' } }));
  });

  it('is submitted on the day on which the college is moved to applied', () =>
    given(savedCollege)(applied)
      .when('EditApplication', edit({ submittedOn: '2026-08-30' }), at)
      .yields(changed({ submittedOn: { from: '2026-09-01', to: '2026-08-30' } })));

  it('moves the college back to applying without its submission', () =>
    given(savedCollege)(applied, admitted)
      .when('EditApplication', edit({ submittedOn: null }), at)
      .yields({
        type: 'SavedCollegeMoved',
        data: {
          ...ref,
          status: { from: 'applied', to: 'applying' },
          savedAt: { from: BEGUN, to: NOW },
        },
      }));

  it('refuses days in an impossible order', () => {
    const refuses = (fields: object, code: string) =>
      given(savedCollege)(applied).when('EditApplication', edit(fields), at).isRejected(code);
    refuses({ submittedOn: '2026-12-21' }, 'submitted-in-future');
    refuses({ completeOn: '2026-12-21' }, 'complete-in-future');
    refuses({ completeOn: '2026-08-31' }, 'complete-before-submitted');
    refuses({ decision: 'denied', decidedOn: '2026-12-21' }, 'decided-in-future');
    refuses({ decision: 'denied', decidedOn: '2026-08-31' }, 'decided-before-submitted');
  });

  it('is decided only after its submission, but may be withdrawn before', () => {
    given(savedCollege)(applying)
      .when('EditApplication', edit({ decision: 'admitted' }), at)
      .isRejected('not-submitted');
    given(savedCollege)(applying)
      .when('EditApplication', edit({ decision: 'withdrawn' }), at)
      .yields(
        changed({
          decision: { from: null, to: 'withdrawn' },
          decidedOn: { from: null, to: '2026-12-20' },
        }),
      );
  });

  it('remembers the decision that a corrected one replaces', () =>
    given(savedCollege)(applied, admitted)
      .when('EditApplication', edit({ decision: 'denied' }), at)
      .yields(
        changed({
          decision: { from: 'admitted', to: 'denied' },
          decidedOn: { from: '2026-12-15', to: '2026-12-20' },
          scholarship: { from: '$12,000 a year', to: '' },
          earlierDecisions: { from: [], to: [{ decision: 'admitted', decidedOn: '2026-12-15' }] },
        }),
      ));

  it('loses what belongs to the decision when that is cleared', () =>
    given(savedCollege)(applied, admitted)
      .when('EditApplication', edit({ decision: null }), at)
      .yields(
        changed({
          decision: { from: 'admitted', to: null },
          decidedOn: { from: '2026-12-15', to: null },
          scholarship: { from: '$12,000 a year', to: '' },
        }),
      ));

  it('is the final choice only at a college that admitted the student', () => {
    given(savedCollege)(applied)
      .when('EditApplication', edit({ isFinalChoice: true }), at)
      .yields();
    given(savedCollege)(applied, admitted)
      .when('EditApplication', edit({ isFinalChoice: true }), at)
      .yields(changed({ isFinalChoice: { from: false, to: true } }));
    given(savedCollege)(applied, admitted)
      .when('EditApplication', edit({ decision: 'denied', isFinalChoice: true }), at)
      .isRejected('final-choice-not-admitted');
  });

  it('has no binding plan while another college has one', () => {
    given(savedCollege)(applying)
      .when('EditApplication', edit({ plan: 'ed2' }, 'Ridge University'))
      .isRejected('binding-plan-taken');
    given(savedCollege)(applying)
      .when('EditApplication', edit({ plan: 'ea' }, 'Ridge University'))
      .yields(changed({ plan: { from: null, to: 'ea' } }));
  });

  it('becomes binding again only while no other college is', () => {
    const deferred = changed({
      plan: { from: null, to: 'ed' },
      decision: { from: null, to: 'deferred' },
      decidedOn: { from: null, to: '2026-12-15' },
    });
    given(savedCollege)(applied, deferred)
      .when('EditApplication', edit({ decision: null }, 'Ridge University'), at)
      .isRejected('binding-plan-taken');
  });

  it('is put back whole with its college', () =>
    given(savedCollege)(applied, admitted, {
      type: 'CollegeUnsaved',
      data: { ...ref, status: 'applied' },
    })
      .when('PutBack', {
        status: 'applied',
        savedAt: BEGUN,
        application: {
          ...{ plan: null, deadline: null, filedWith: null, submittedOn: '2026-09-01', completeOn: null },
          ...{ decision: 'admitted', decidedOn: '2026-12-15', scholarship: '$12,000 a year', condition: '' },
          ...{ isFinalChoice: false, earlierDecisions: [] },
        },
      })
      .yields(applied, admitted));

  it('gets back what an edit had changed', () =>
    given(savedCollege)(applied, admitted)
      .when('RestoreApplication', { fields: { decision: null, decidedOn: null, scholarship: '' } })
      .yields(
        changed({
          decision: { from: 'admitted', to: null },
          decidedOn: { from: '2026-12-15', to: null },
          scholarship: { from: '$12,000 a year', to: '' },
        }),
      ));
});
