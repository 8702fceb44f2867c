import { taskNamed } from '../../test/tasks';
import { savedAs } from '../../test/colleges';
import { collegesOf, filtered, INITIAL_FILTER, readFilter } from './taskFilter';

const DONE = { completedDate: '2026-11-01T12:00:00.000Z' };
const tasks = [
  taskNamed('Essay 10', { dueDate: '2027-02-01' }),
  taskNamed('essay 2', { dueDate: '2027-01-05', ...DONE }),
  taskNamed('Visit', { dueDate: null, type: 'custom' }),
  taskNamed('Aid form', { dueDate: '2027-01-05' }, 'Yale'),
  taskNamed('Portal', { dueDate: '2026-12-31', ...DONE }, 'Brown'),
  taskNamed('Letter', { dueDate: null }, 'Yale'),
];

const filterOf = (address: string) =>
  readFilter({ ...INITIAL_FILTER, ...Object.fromEntries(new URLSearchParams(address)) });

const names = (address: string) =>
  filtered(tasks, filterOf(address)).map(({ attributes }) => attributes.name);

describe('the filtered tasks', () => {
  it('are initially the open ones, earliest first', () => {
    expect(names('')).toEqual(['Aid form', 'Essay 10', 'Letter', 'Visit']);
  });

  it.each([
    ['type=general&status=all', ['Essay 10', 'essay 2', 'Visit']],
    ['type=school&status=all', ['Portal', 'Aid form', 'Letter']],
    ['status=completed', ['Portal', 'essay 2']],
    ['college=Yale', ['Aid form', 'Letter']],
    ['college=Brown&status=upcoming', []],
    ['type=general&status=completed', ['essay 2']],
  ])('match “%s”', (address, expected) => {
    expect(names(address).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['aToZ', ['Aid form', 'essay 2', 'Essay 10', 'Letter', 'Portal', 'Visit']],
    ['zToA', ['Visit', 'Portal', 'Letter', 'Essay 10', 'essay 2', 'Aid form']],
    ['dateAsc', ['Portal', 'Aid form', 'essay 2', 'Essay 10', 'Letter', 'Visit']],
    ['dateDesc', ['Essay 10', 'Aid form', 'essay 2', 'Portal', 'Letter', 'Visit']],
  ])('sort by %s with undated tasks last', (sort, expected) => {
    expect(names(`status=all&sort=${sort}`)).toEqual(expected);
  });

  it('count a standard task of a college as a school task', () => {
    const given = taskNamed('Portfolio', { type: 'standard' }, 'Yale');
    const shown = (type: string) => filtered([given], filterOf(`type=${type}`));
    expect([shown('school'), shown('general')]).toEqual([[given], []]);
  });

  it('are those of a notification, if its link names them', () => {
    const [essay, , visit] = tasks;
    expect(names(`status=all&only=${essay!.id},${visit!.id},gone`)).toEqual(['Essay 10', 'Visit']);
  });

  it('ignore unknown filters in the address', () => {
    expect(names('status=toString&sort=bogus&type=7')).toEqual(names(''));
  });
});

it('the college filter lists the colleges being applied to, by name', () => {
  const saved = [savedAs('applying', 'Yale'), savedAs('interested', 'Duke'), savedAs('applying', 'Brown')];
  expect(collegesOf(saved)).toEqual([
    { id: 'brown', name: 'Brown' },
    { id: 'yale', name: 'Yale' },
  ]);
});
