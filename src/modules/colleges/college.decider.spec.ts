import { type CollegeDescription, noDescription, noFacts } from '../../../contract/colleges';
import { given } from '../../kernel/testing';
import { college } from './college.decider';

const ceebCode = '2001';
const name = 'Example College';
const description: CollegeDescription = { ...noDescription, name, about: 'By a lake.', state: 'NY' };
const facts = { ...noFacts, unitId: '100001', enrollment: 2100, admissionRate: 0.4 };
const importId = 'i1';

const addedAs = (importId: string | null) =>
  ({ type: 'CollegeAdded', data: { ceebCode, description, facts, status: 'review', importId } }) as const;
const added = addedAs(null);
const imported = addedAs(importId);
const deleted = { type: 'CollegeDeleted', data: { ceebCode, name, importId: null } } as const;
const edited = (
  changes: Record<string, { from: string | number; to: string | number }>,
  { importId = null, undo = false }: { importId?: string | null; undo?: boolean } = {},
) => ({ type: 'CollegeEdited', data: { ceebCode, name, changes, importId, undo } }) as const;
const deadlinesSet = {
  type: 'CollegeDeadlinesChanged',
  data: {
    ceebCode,
    name,
    changes: { eaDeadline: { from: null, to: '2026-11-01' }, regDeadline: { from: null, to: '2027-01-15' } },
  },
} as const;
const deadlines = {
  eaDeadline: '2026-11-01',
  ed1Deadline: null,
  ed2Deadline: null,
  regDeadline: '2027-01-15',
};

describe('a college', () => {
  const adding = { ceebCode, description, facts, status: 'review' } as const;

  it('is added only once under its code', () => {
    given(college)().when('AddCollege', adding).yields(added);
    given(college)(added)
      .when('AddCollege', { ...adding, status: 'published' })
      .isRejected('ceeb-code-taken');
  });

  it('can be added again after it was deleted', () =>
    given(college)(added, deleted).when('AddCollege', adding).yields(added));

  it('records the old and the new values of an edit', () => {
    given(college)(added)
      .when('EditCollege', { fields: { state: 'NY', status: 'published', about: 'By the sea.' } })
      .yields(
        edited({
          status: { from: 'review', to: 'published' },
          about: { from: 'By a lake.', to: 'By the sea.' },
        }),
      );
    given(college)(added)
      .when('EditCollege', { fields: { state: 'NY' } })
      .yields();
  });

  it('cannot be changed before it exists or after it was deleted', () => {
    given(college)(added).when('DeleteCollege', {}).yields(deleted);
    given(college)(added, deleted)
      .when('EditCollege', { fields: { state: 'CA' } })
      .isRejected('college-not-found');
    given(college)().when('DeleteCollege', {}).isRejected('college-not-found');
    given(college)().when('SetDeadlines', { deadlines }).isRejected('college-not-found');
  });

  it('is restored with its deadlines', () => {
    given(college)(added, deadlinesSet, deleted).when('RestoreCollege', {}).yields(added, deadlinesSet);
    given(college)(added).when('RestoreCollege', {}).yields();
    given(college)().when('RestoreCollege', {}).isRejected('college-not-found');
  });

  it('has its deadlines set, changed and reset', () => {
    given(college)(added).when('SetDeadlines', { deadlines }).yields(deadlinesSet);
    given(college)(added, deadlinesSet)
      .when('SetDeadlines', { deadlines: { eaDeadline: '2026-11-15' } })
      .yields({
        type: 'CollegeDeadlinesChanged',
        data: { ceebCode, name, changes: { eaDeadline: { from: '2026-11-01', to: '2026-11-15' } } },
      });
    given(college)(added, deadlinesSet)
      .when('ResetDeadlines', {})
      .yields({ type: 'CollegeDeadlinesReset', data: { ceebCode, name, deadlines } });
    given(college)(added).when('ResetDeadlines', {}).yields();
  });
});

describe('an import of colleges', () => {
  const importing = { importId, ceebCode, isKnown: false, description, facts, status: 'review' } as const;

  it('adds a college that does not exist', () => {
    given(college)().when('ImportCollege', importing).yields(imported);
    given(college)(added, deleted).when('ImportCollege', importing).yields(imported);
  });

  it('leaves a college deleted that was deleted after the import was planned', () =>
    given(college)(added, deleted)
      .when('ImportCollege', { ...importing, isKnown: true })
      .yields());

  it('is refused a college with another UNITID', () =>
    given(college)({ ...added, data: { ...added.data, facts: { ...facts, unitId: '100001' } } })
      .when('ImportCollege', { ...importing, facts: { unitId: '100002' } })
      .isRejected('ceeb-code-taken'));

  it('updates facts of an existing college but not its description', () => {
    given(college)(added)
      .when('ImportCollege', {
        ...importing,
        description: { ...description, name: 'EXAMPLE COLL', about: '' },
        facts: { enrollment: 2150 },
        status: 'published',
      })
      .yields(edited({ enrollment: { from: 2100, to: 2150 } }, { importId }));
    given(college)(added).when('ImportCollege', importing).yields();
  });

  it('adds names that people search for without removing any', () =>
    given(college)({ ...added, data: { ...added.data, facts: { ...facts, aliases: ['EC', 'The Hill'] } } })
      .when('ImportCollege', { ...importing, facts: { aliases: ['ec', 'Example'] } })
      .yields({
        type: 'CollegeEdited',
        data: {
          ceebCode,
          name,
          changes: { aliases: { from: ['EC', 'The Hill'], to: ['EC', 'The Hill', 'Example'] } },
          importId,
          undo: false,
        },
      }));

  it('is undone by deleting what it added, unless edited by hand', () => {
    given(college)(imported)
      .when('UndoImport', { importId })
      .yields({ type: 'CollegeDeleted', data: { ceebCode, name, importId } });
    given(college)(imported, edited({ about: { from: 'By a lake.', to: 'X' } }))
      .when('UndoImport', { importId })
      .yields();
    given(college)(imported, deadlinesSet).when('UndoImport', { importId }).yields();
  });

  it('is undone by reverting fields that still have its value', () => {
    const byImport = edited(
      { enrollment: { from: 2100, to: 2150 }, admissionRate: { from: 0.4, to: 0.3 } },
      { importId },
    );
    given(college)(added, byImport)
      .when('UndoImport', { importId })
      .yields(
        edited(
          { enrollment: { from: 2150, to: 2100 }, admissionRate: { from: 0.3, to: 0.4 } },
          { importId, undo: true },
        ),
      );
    given(college)(added, byImport, edited({ enrollment: { from: 2150, to: 2200 } }))
      .when('UndoImport', { importId })
      .yields(edited({ admissionRate: { from: 0.3, to: 0.4 } }, { importId, undo: true }));
  });

  it('is undone without effect on a college that it did not change', () =>
    given(college)(added).when('UndoImport', { importId }).yields());
});
