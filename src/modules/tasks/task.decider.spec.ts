import { given } from '../../kernel/testing';
import { task } from './task.decider';
import type { TaskFields } from './tasks.events';

const fields: TaskFields = {
  externalId: 'STD-001',
  name: 'Draft the essay',
  description: 'A first draft.',
  dueDate: '2026-12-01',
  dueDateCanBeModified: true,
  importance: 'It matters.',
  weightedImportance: 8,
  approxTotalHours: 4,
  notes: 'Sit down.####Write.',
  grades: [],
};
const counselor = { actor: { id: 'carla', role: 'counselor' } };
const created = {
  type: 'TaskCreated',
  data: { taskId: 't1', authorId: 'someone', type: 'standard', fields },
} as const;
const customByCarla = {
  type: 'TaskCreated',
  data: { taskId: 't1', authorId: 'carla', type: 'custom', fields },
} as const;
const deleted = { type: 'TaskDeleted', data: { taskId: 't1', name: 'Draft the essay' } } as const;

describe('a task', () => {
  it('is created by its author', () =>
    given(task)().when('CreateTask', { taskId: 't1', type: 'standard', fields }).yields(created));

  it('of staff other than an admin must be custom', () => {
    given(task)()
      .when('CreateTask', { taskId: 't1', type: 'custom', fields }, counselor)
      .yields(customByCarla);
    given(task)()
      .when('CreateTask', { taskId: 't1', type: 'college', fields }, counselor)
      .isRejected('custom-only');
  });

  it('has grades only if it is standard', () => {
    const graded = { ...fields, grades: ['12th'] } as const;
    given(task)()
      .when('CreateTask', { taskId: 't1', type: 'standard', fields: graded })
      .yields({ ...created, data: { ...created.data, fields: graded } });
    given(task)()
      .when('CreateTask', { taskId: 't1', type: 'college', fields: graded })
      .isRejected('grades-of-standard');
    given(task)(customByCarla)
      .when('EditTask', { fields: { grades: ['9th'] } }, counselor)
      .isRejected('grades-of-standard');
    given(task)(customByCarla)
      .when('EditTask', { fields: { grades: [] } }, counselor)
      .yields();
  });

  it('records only the old and new values that an edit changed', () =>
    given(task)(created)
      .when('EditTask', { fields: { name: 'Draft your essay', dueDate: '2026-12-01', approxTotalHours: 5 } })
      .yields({
        type: 'TaskEdited',
        data: {
          taskId: 't1',
          name: 'Draft your essay',
          changes: {
            name: { from: 'Draft the essay', to: 'Draft your essay' },
            approxTotalHours: { from: 4, to: 5 },
          },
        },
      }));

  it('records nothing if an edit changes nothing', () =>
    given(task)(created)
      .when('EditTask', { fields: { name: 'Draft the essay' } })
      .yields());

  it('can only be changed by an admin or its author', () => {
    given(task)(created)
      .when('EditTask', { fields: { name: 'X' } }, counselor)
      .isRejected('not-the-author');
    given(task)(created).when('DeleteTask', {}, counselor).isRejected('not-the-author');
    given(task)(customByCarla).when('DeleteTask', {}, counselor).yields(deleted);
  });

  it('cannot be changed after it was deleted', () => {
    given(task)(created).when('DeleteTask', {}).yields(deleted);
    given(task)(created, deleted)
      .when('EditTask', { fields: { name: 'X' } })
      .isRejected('task-not-found');
    given(task)().when('DeleteTask', {}).isRejected('task-not-found');
  });

  it('is restored by an admin or its author', () => {
    const restored = {
      type: 'TaskRestored',
      data: {
        ...customByCarla.data,
        offeredWithin: [],
        ceebCodes: [],
        offeredToAllColleges: false,
        createdAt: '2026-09-01T12:00:00.000Z',
      },
    } as const;
    const when = { createdAt: restored.data.createdAt };
    given(task)(customByCarla, deleted).when('RestoreTask', when, counselor).yields(restored);
    given(task)(created, deleted).when('RestoreTask', when, counselor).isRejected('not-the-author');
    given(task)().when('RestoreTask', when).isRejected('task-not-found');
    given(task)(customByCarla, deleted, restored).when('DeleteTask', {}, counselor).yields(deleted);
  });

  it('is offered to all students, or to those of one staff member', () => {
    given(task)(created)
      .when('OfferToAllStudents', { within: null })
      .yields({
        type: 'TaskOfferedToAllStudents',
        data: { taskId: 't1', name: 'Draft the essay', within: null },
      });
    given(task)(customByCarla)
      .when('OfferToAllStudents', { within: 'carla' }, counselor)
      .yields({
        type: 'TaskOfferedToAllStudents',
        data: { taskId: 't1', name: 'Draft the essay', within: 'carla' },
      });
  });

  it('is offered only to further colleges', () =>
    given(task)(created, {
      type: 'TaskOfferedToColleges',
      data: { taskId: 't1', name: 'Draft the essay', ceebCodes: ['3434'] },
    })
      .when('OfferToColleges', { ceebCodes: ['3434', '3987', '3987'] })
      .yields({
        type: 'TaskOfferedToColleges',
        data: { taskId: 't1', name: 'Draft the essay', ceebCodes: ['3987'] },
      }));

  it('is not offered to colleges if it is custom', () =>
    given(task)(customByCarla).when('OfferToAllColleges', {}).isRejected('custom-to-colleges'));
});
