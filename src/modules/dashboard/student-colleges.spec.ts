import { noDeadlines, noDescription, noFacts, type Deadlines } from '../../../contract/colleges';
import { colleges, type College } from '../../../projections/colleges/colleges';
import { savedColleges, type SavedCollege } from '../../../projections/colleges/saved-colleges';
import { surveyResults } from '../../../projections/survey/survey-results';
import type { FoundCollege } from '../survey/survey.events';
import { comingOf, loadSavedColleges, matchesOf, withNextDeadline } from './student-colleges';

const TODAY = '2026-11-01';

const saved = (ceebCode: string, status: SavedCollege['status'] = 'interested'): SavedCollege => ({
  ...savedColleges.empty(`s-${ceebCode}`),
  ...{ ceebCode, status, collegeName: `Saved ${ceebCode}` },
});

const college = (
  id: string,
  deadlines: Partial<Deadlines> = {},
  status: College['fields']['status'] = 'published',
): [string, College] => [
  id,
  {
    ...colleges.empty(id),
    fields: { ...noDescription, ...noFacts, status, name: `College ${id}`, state: 'MA', location: 'Boston' },
    deadlines: { ...noDeadlines, ...deadlines },
  },
];

const load = (list: SavedCollege[], ...known: [string, College][]) =>
  loadSavedColleges(list, new Map(known), TODAY);

describe('the saved colleges of a dashboard', () => {
  it('are sorted by their next deadline, with those without one last', () => {
    const loaded = load(
      [saved('none'), saved('late'), saved('past'), saved('soon')],
      college('none'),
      college('late', { regDeadline: '2027-01-05' }),
      college('past', { eaDeadline: '2026-10-31' }),
      college('soon', { eaDeadline: '2026-10-01', ed1Deadline: '2026-11-15' }),
    );
    expect(loaded.map(({ id }) => id)).toEqual(['soon', 'late', 'none', 'past']);
  });

  it('have the deadlines of today and later, soonest first', () => {
    const deadlines = { eaDeadline: '2026-10-31', ed1Deadline: '2027-01-02', ed2Deadline: TODAY };
    const [harbor] = load([saved('1')], college('1', { ...deadlines, regDeadline: '2027-01-01' }));
    expect(harbor!.coming).toEqual([
      { kind: 'ed2', date: TODAY },
      { kind: 'reg', date: '2027-01-01' },
      { kind: 'ed1', date: '2027-01-02' },
    ]);
  });

  it('have no deadlines once the student has applied', () => {
    const [harbor] = load([saved('1', 'applied')], college('1', { regDeadline: '2027-01-05' }));
    expect(harbor!.coming).toEqual([]);
  });

  it('keep the name under which they were saved unless they are published', () => {
    const loaded = load([saved('1'), saved('2'), saved('3')], college('1'), college('2', {}, 'review'));
    expect(loaded.map(({ name, location }) => [name, location])).toEqual([
      ['College 1', 'Boston'],
      ['Saved 2', 'Boston'],
      ['Saved 3', ''],
    ]);
  });

  it('bring each of their deadlines to the weeks ahead', () => {
    const loaded = load([saved('1')], college('1', { ed1Deadline: '2026-11-15', regDeadline: '2027-01-05' }));
    expect(comingOf(loaded)).toEqual([
      { kind: 'deadline', id: '1', date: '2026-11-15', college: 'College 1', deadline: 'ed1' },
      { kind: 'deadline', id: '1', date: '2027-01-05', college: 'College 1', deadline: 'reg' },
    ]);
  });

  it('are counted by status, and the first three are shown', () => {
    const list = [saved('1', 'applied'), saved('2', 'applying'), saved('3', 'applying'), saved('4')];
    const { counts, next } = withNextDeadline(load(list, college('4', { regDeadline: '2027-01-05' })));
    expect(counts).toEqual({ interested: 1, applying: 2, applied: 1 });
    expect(next.map(({ id, deadline }) => [id, deadline])).toEqual([
      ['4', { kind: 'reg', date: '2027-01-05' }],
      ['1', null],
      ['2', null],
    ]);
    expect(next[0]).not.toHaveProperty('coming');
  });

  it('are counted as none of each status without any', () => {
    expect(withNextDeadline([])).toEqual({ counts: { interested: 0, applying: 0, applied: 0 }, next: [] });
  });
});

describe('the matches of a dashboard', () => {
  const found = (ceebCode: string, list: FoundCollege['list']): FoundCollege => ({
    ...{ ceebCode, name: `College ${ceebCode}`, state: 'MA', location: 'Boston', list },
    ...{ fit: 90, confidence: 80, position: 'target', positionBasis: 'test', parts: [] },
  });
  const survey = {
    ...surveyResults.empty('maya'),
    results: [
      found('1', 'other'),
      found('2', 'top'),
      found('3', 'top'),
      found('4', 'top'),
      found('5', 'top'),
    ],
  };
  const idsOf = (matches: ReturnType<typeof matchesOf>) => matches.map(({ id }) => id);

  it('are the first three, top matches before others', () => {
    expect(idsOf(matchesOf(survey, [], true))).toEqual(['2', '3', '4']);
  });

  it('are of a free account the first two of each kind', () => {
    expect(idsOf(matchesOf(survey, [], false))).toEqual(['2', '3', '1']);
  });

  it('show which colleges are saved already', () => {
    const [first, second] = matchesOf(survey, load([saved('3')]), true);
    expect([first!.saved, second!.saved]).toEqual([false, true]);
    expect(first).toEqual({
      ...{ id: '2', name: 'College 2', state: 'MA', location: 'Boston' },
      ...{ fit: 90, position: 'target', saved: false },
    });
  });

  it('are none before a survey, and until its results are found', () => {
    expect(matchesOf(undefined, [], true)).toEqual([]);
    expect(matchesOf({ ...survey, results: null }, [], true)).toEqual([]);
  });
});
