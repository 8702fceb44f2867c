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
};

describe('the fields that a task’s form sends', () => {
  it('are those of a new task that are not empty, without blanks around them', () => {
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

  it('are all of a task that is written out', () => {
    const { type: _type, ...fields } = task;
    expect(changedFields(valuesOf(task))).toEqual(fields);
  });

  it('are none of a task that nobody touched', () => {
    expect(changedFields(valuesOf(task), valuesOf(task))).toEqual({});
  });

  it('name what was emptied', () => {
    const before = valuesOf(task);
    const values = { ...before, due_date: '', weighted_importance: '', notes: ' ' };
    expect(changedFields(values, before)).toEqual({ due_date: null, weighted_importance: null, notes: '' });
  });

  it('leave the form of a task without dates and figures empty there', () => {
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
