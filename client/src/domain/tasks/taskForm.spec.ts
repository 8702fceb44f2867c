import type { TaskDefinitionAttributes } from 'contract/tasks';
import { BLANK_TASK, changedFields, valuesOf } from './taskForm';

const task: TaskDefinitionAttributes = {
  type: 'standard',
  external_id: 'STD-1',
  name: 'Ask for letters',
  description: 'Two of them.',
  due_date: '2027-01-15',
  due_date_can_be_modified: false,
  importance: 'They count.',
  weighted_importance: 8,
  approx_total_hours: 1.25,
  notes: 'Politely.',
  grades: ['12th'],
};

describe('changed fields of a task form', () => {
  it('are the trimmed, filled-in fields of a new task', () => {
    const values = {
      ...BLANK_TASK,
      name: '  Bring the form ',
      due_date: '2027-01-15',
      approx_total_hours: '1.25',
    };
    expect(changedFields(values)).toEqual({
      name: 'Bring the form',
      due_date: '2027-01-15',
      approx_total_hours: 1.25,
    });
  });

  it('are all fields of a complete task', () => {
    const { type: _type, ...fields } = task;
    expect(changedFields(valuesOf(task))).toEqual(fields);
  });

  it('are empty if nothing changed', () => {
    expect(changedFields(valuesOf(task), valuesOf(task))).toEqual({});
  });

  it('include emptied fields', () => {
    const before = valuesOf(task);
    const values = { ...before, due_date: '', weighted_importance: '', notes: ' ' };
    expect(changedFields(values, before)).toEqual({ due_date: null, weighted_importance: null, notes: '' });
  });

  it('treat missing dates and figures as empty inputs', () => {
    const bare = {
      ...task,
      external_id: null,
      due_date: null,
      weighted_importance: null,
      approx_total_hours: null,
    };
    expect(valuesOf(bare)).toMatchObject({
      external_id: '',
      due_date: '',
      weighted_importance: '',
      approx_total_hours: '',
    });
  });
});
