import { applyChanges, changesBetween, EventCatalog, events } from './event';
import { FIGURE, ID } from './personal';
import { projection, replay } from './projection';
import { recorded } from './testing';

type CupEvents = { CupFilled: { cupId: string; millilitres: number }; CupBroken: { cupId: string } };

const cups = projection<{ id: string; millilitres: number }, CupEvents>({
  name: 'cups',
  version: 1,
  indexes: [],
  key: ({ data }) => data.cupId,
  empty: (id) => ({ id, millilitres: 0 }),
  erasure: {},
  on: {
    CupFilled: (cup, { data }) => ({ ...cup, millilitres: cup.millilitres + data.millilitres }),
    CupBroken: () => null,
  },
});

describe('event catalog', () => {
  const cupEvents = events<CupEvents>({
    // v2 counts millilitres, v3 names the cup.
    CupFilled: {
      fields: { cupId: ID, millilitres: FIGURE },
      upcasts: [
        ({ litres, ...rest }) => ({ ...rest, millilitres: Number(litres) * 1000 }),
        ({ id, ...rest }) => ({ ...rest, cupId: id }),
      ],
    },
    CupBroken: { fields: { cupId: ID } },
  });

  it('lifts a payload of any version to the newest', () => {
    const catalog = new EventCatalog(cupEvents);
    expect(catalog.version('CupFilled')).toBe(3);
    expect(catalog.lift('CupFilled', 1, { id: 'c', litres: 0.2 })).toEqual({ cupId: 'c', millilitres: 200 });
    expect(catalog.lift('CupFilled', 2, { id: 'c', millilitres: 5 })).toEqual({ cupId: 'c', millilitres: 5 });
    expect(catalog.lift('CupFilled', 3, { cupId: 'c', millilitres: 5 })).toEqual({
      cupId: 'c',
      millilitres: 5,
    });
  });

  it('refuses a name that two modules use, and one that none declares', () => {
    expect(
      () =>
        new EventCatalog(
          cupEvents,
          events<Pick<CupEvents, 'CupBroken'>>({ CupBroken: { fields: { cupId: ID } } }),
        ),
    ).toThrow('Event CupBroken is declared twice.');
    expect(() => new EventCatalog(cupEvents).version('CupWashed')).toThrow('CupWashed');
  });
});

describe('changes', () => {
  it('hold what differs, and lead from one side to the other', () => {
    const before = { name: 'A', hours: 2, note: null as string | null };
    const changes = changesBetween(before, { name: 'B', hours: 2, note: 'x' });
    expect(changes).toEqual({ name: { from: 'A', to: 'B' }, note: { from: null, to: 'x' } });
    expect(applyChanges(before, changes)).toEqual({ name: 'B', hours: 2, note: 'x' });
  });
});

describe('replay', () => {
  it('folds each event into the documents it concerns and drops removed ones', () => {
    const history = recorded<CupEvents>(
      { type: 'CupFilled', data: { cupId: 'a', millilitres: 100 } },
      { type: 'CupFilled', data: { cupId: 'b', millilitres: 50 } },
      { type: 'CupFilled', data: { cupId: 'a', millilitres: 20 } },
      { type: 'CupBroken', data: { cupId: 'b' } },
    );
    expect([...replay(cups, history)]).toEqual([['a', { id: 'a', millilitres: 120 }]]);
  });
});
