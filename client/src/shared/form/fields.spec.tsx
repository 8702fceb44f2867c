import { render, screen } from '@testing-library/react';
import { required } from 'contract/rules';
import { defineFields } from './fields';
import { FormRoot } from './Form';

interface Item {
  readonly code: string;
  readonly name?: string;
  readonly is_public?: boolean;
  readonly hours?: number | null;
  readonly due_date?: string | null;
}

const code = { label: 'Code', rules: required('name'), fixed: true } as const;
const name = { label: 'Name', rules: required('name') } as const;

const item = defineFields<Item>({
  code,
  name,
  is_public: { label: 'Public', kind: 'boolean', options: [{ value: 'true', label: 'Yes' }], blank: 'true' },
  hours: { label: 'Hours', kind: 'number', empty: null },
  due_date: { label: 'Due', kind: 'date', empty: null },
});
const values = { ...item.blank, code: ' 2001 ', hours: '2' };

describe('fields', () => {
  it('are blank at first, unless they have a value', () => {
    expect(item.blank).toEqual({ code: '', name: '', is_public: 'true', hours: '', due_date: '' });
  });

  it('show stored values as text, whichever way the API names them', () => {
    const stored = { code: '2001', name: 'Lake', isPublic: false, hours: 2, dueDate: null };
    expect(item.valuesOf(stored)).toEqual({
      ...{ code: '2001', name: 'Lake', is_public: 'false', hours: '2', due_date: '' },
    });
  });

  it('send a new item without its empty fields', () => {
    expect(item.bodyOf(values)).toEqual({ code: '2001', is_public: true, hours: 2, due_date: null });
  });

  it('send only what an edit changes, and clear what it empties', () => {
    const before = { ...values, name: 'Lake', due_date: '2027-01-15' };
    const after = { ...before, name: '', due_date: '', is_public: 'false' };
    expect(item.changes(before, after)).toEqual({ name: '', due_date: null, is_public: false });
  });

  it('make the columns of a table', () => {
    const [first, hours] = item.columns('code', 'hours');
    const row = { attributes: { code: '2001', hours: null } };
    expect([first!.header, first!.cell(row), hours!.cell(row)]).toEqual(['Code', '2001', '–']);
  });
});

describe('the form of an existing item', () => {
  const named = defineFields<Pick<Item, 'code' | 'name'>>({ code, name });
  const show = (defaults: typeof named.blank) =>
    render(
      <FormRoot defaults={defaults} onSubmit={() => Promise.resolve()}>
        <named.Fields />
      </FormRoot>,
    );
  const requires = (label: string) => screen.getByLabelText(label).getAttribute('aria-required');

  it('fixes what identifies the item, and lets empty fields stay empty', () => {
    show({ ...named.blank, code: '2001' });
    expect(screen.getByLabelText('Code').hasAttribute('readonly')).toBe(true);
    expect(requires('Name')).toBeNull();
  });

  it('requires all of a new item', () => {
    show(named.blank);
    expect(screen.getByLabelText('Code').hasAttribute('readonly')).toBe(false);
    expect(requires('Name')).toBe('true');
  });
});
