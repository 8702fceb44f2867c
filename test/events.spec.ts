import { catalog } from '../src/catalog';
import { digests, edited, grown, readLock } from './support/history-lock';
import { samples } from './support/samples';

/** Events of every released version must be readable as the current shape. */
describe('stored events', () => {
  it('have a sample of every version', () => {
    const known = samples.map(({ type, version }) => `${type} v${version}`).sort();
    const all = [...catalog.names(), ...catalog.formerNames()].flatMap((type) =>
      Array.from({ length: catalog.version(type) }, (_, index) => `${type} v${index + 1}`),
    );
    expect(known).toEqual(all.sort());
  });

  it.each(samples)('$type v$version is read in today’s shape', ({ type, version, stored, today }) => {
    expect(catalog.lift(type, version, stored)).toEqual(today);
  });
});

describe('an assignment stored before dates had an author', () => {
  const byOf = (data: object) =>
    catalog.lift('TaskAssigned', 2, { assignmentId: 'a1', taskId: 't1', ...data }).by;

  it.each([
    ['a person if it has its own date and no college', 'person', { ceebCode: null, dueDate: '2026-12-15' }],
    ['an offer if it is for a college', 'offer', { ceebCode: '3434', dueDate: '2026-12-15' }],
    ['an offer if it has no date', 'offer', { ceebCode: null, dueDate: null }],
  ])('comes from %s', (_, by, data) => {
    expect(byOf(data)).toBe(by);
  });
});

/** A changed shape needs a new version with its own sample; earlier samples stay. */
describe('the history lock', () => {
  const found = digests();

  it('has every sample and snapshot unchanged; `npm run lock-history` adds', () => {
    expect(edited(readLock(), found)).toEqual([]);
    expect(Object.keys(found).sort()).toEqual(Object.keys(readLock()).sort());
  });

  it('reports an entry that was edited or is missing', () => {
    const locked = { 'Sent v1': 'one', 'Sent v2': 'two' };
    expect(edited(locked, { 'Sent v1': 'one', 'Sent v2': 'edited' })).toEqual(['Sent v2']);
    expect(edited(locked, { 'Sent v2': 'two' })).toEqual(['Sent v1']);
  });

  it('gains entries without changing others', () => {
    const locked = { 'Sent v1': 'one' };
    expect(grown(locked, { 'Sent v1': 'edited', 'Sent v2': 'two' })).toEqual({
      'Sent v1': 'one',
      'Sent v2': 'two',
    });
    expect(grown(locked, {})).toEqual(locked);
  });
});
