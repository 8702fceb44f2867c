import { descriptionsOf } from './audit';
import type { ErasedBy } from './erasure';
import { applyChanges, changesBetween, EventCatalog, events } from './event';
import { FIGURE, ID, PERSON, sealedFields, sealedText, sealedValue, sealedWhole } from './personal';
import { project, projection, replay, type AnyProjection } from './projection';
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
    // Version 2 counts millilitres, version 3 names the cup.
    CupFilled: {
      fields: { cupId: ID, millilitres: FIGURE },
      sample: { cupId: 'c', millilitres: 5 },
      upcasts: [
        ({ litres, ...rest }) => ({ ...rest, millilitres: Number(litres) * 1000 }),
        ({ id, ...rest }) => ({ ...rest, cupId: id }),
      ],
    },
    CupBroken: { fields: { cupId: ID }, sample: { cupId: 'c' } },
  });

  it('upcasts a payload of any version to the newest', () => {
    const catalog = new EventCatalog(cupEvents);
    expect(catalog.version('CupFilled')).toBe(3);
    expect(catalog.lift('CupFilled', 1, { id: 'c', litres: 0.2 })).toEqual({ cupId: 'c', millilitres: 200 });
    expect(catalog.lift('CupFilled', 2, { id: 'c', millilitres: 5 })).toEqual({ cupId: 'c', millilitres: 5 });
    expect(catalog.lift('CupFilled', 3, { cupId: 'c', millilitres: 5 })).toEqual({
      cupId: 'c',
      millilitres: 5,
    });
  });

  it('lifts any version under a former name to today’s shape', () => {
    const catalog = new EventCatalog(
      events<Pick<CupEvents, 'CupBroken'>>({
        CupBroken: {
          fields: { cupId: ID },
          sample: { cupId: 'c' },
          upcasts: [({ cup, ...rest }) => ({ ...rest, cupId: cup })],
          renamedFrom: {
            CupSmashed: [({ id }) => ({ smashed: id }), ({ smashed }) => ({ cup: smashed })],
            CupCracked: [({ cracked }) => ({ cup: cracked })],
          },
        },
      }),
    );
    expect(catalog.names()).toEqual(['CupBroken']);
    expect(catalog.formerNames()).toEqual(['CupSmashed', 'CupCracked']);
    expect(catalog.storedNames(['CupBroken'])).toEqual(['CupBroken', 'CupSmashed', 'CupCracked']);
    expect(['CupSmashed', 'CupBroken'].map((name) => catalog.currentName(name))).toEqual([
      'CupBroken',
      'CupBroken',
    ]);
    expect(['CupSmashed', 'CupCracked', 'CupBroken'].map((name) => catalog.version(name))).toEqual([2, 1, 2]);
    for (const [name, version, data] of [
      ['CupSmashed', 1, { id: 'c' }],
      ['CupSmashed', 2, { smashed: 'c' }],
      ['CupCracked', 1, { cracked: 'c' }],
      ['CupBroken', 1, { cup: 'c' }],
      ['CupBroken', 2, { cupId: 'c' }],
    ] as const)
      expect(catalog.lift(name, version, data)).toEqual({ cupId: 'c' });
  });

  it('rejects a former name that another event has or had', () => {
    const renamedFrom = (name: string) => ({
      CupWashed: { fields: {}, sample: {}, renamedFrom: { [name]: [(v1: object) => ({ ...v1 })] } },
    });
    expect(() => new EventCatalog(cupEvents, renamedFrom('CupBroken'))).toThrow(
      'Event CupBroken is declared twice.',
    );
    const { CupWashed: CupDried } = renamedFrom('CupRinsed');
    expect(() => new EventCatalog(renamedFrom('CupRinsed'), { CupDried })).toThrow(
      'Event CupRinsed is declared twice.',
    );
  });

  it('names the ids that an event erases', () => {
    type VaseEvents = { VaseBroken: { vaseId: string; flowerIds: readonly string[] }; VaseFilled: object };
    const catalog = new EventCatalog(
      events<VaseEvents>({
        VaseBroken: {
          fields: { vaseId: ID, flowerIds: ID },
          sample: { vaseId: 'v', flowerIds: ['f'] },
          erases: ['vaseId', 'flowerIds'],
        },
        VaseFilled: { fields: {}, sample: {} },
      }),
    );
    expect(catalog.erasing()).toEqual(['VaseBroken']);
    const broken = { type: 'VaseBroken', data: { vaseId: 'v1', flowerIds: ['f1', 'f2'] } };
    expect(catalog.erasedBy(broken)).toEqual(['v1', 'f1', 'f2']);
    expect(catalog.erasedBy({ type: 'VaseFilled', data: {} })).toEqual([]);
  });

  it('rejects duplicate and unknown event names', () => {
    expect(
      () =>
        new EventCatalog(
          cupEvents,
          events<Pick<CupEvents, 'CupBroken'>>({
            CupBroken: { fields: { cupId: ID }, sample: { cupId: 'c' } },
          }),
        ),
    ).toThrow('Event CupBroken is declared twice.');
    expect(() => new EventCatalog(cupEvents).version('CupWashed')).toThrow('CupWashed');
  });
});

describe('sealed fields', () => {
  type LetterEvents = {
    LetterSent: {
      from: string;
      to: string;
      text: string;
      pages: number;
      stars: number | null;
      lines: { text: string }[] | null;
    };
  };
  const fields = {
    ...{ from: PERSON, to: PERSON, text: sealedText('from', 'to'), stars: sealedValue('to') },
    lines: sealedWhole('from'),
  };
  const sample = { from: 'ada', to: 'ben', text: 'Hello', pages: 1, stars: 5, lines: [{ text: 'Hello' }] };

  it('are declared for every field, with a type that can be erased', () => {
    const all = { ...fields, pages: FIGURE };
    const { LetterSent } = events<LetterEvents>({ LetterSent: { fields: all, sample } });
    expect(sealedFields(LetterSent.fields)).toEqual([
      { path: ['text'], of: ['from', 'to'], reads: 'text' },
      { path: ['stars'], of: ['to'], reads: 'null' },
      { path: ['lines'], of: ['from'], reads: 'whole' },
    ]);
    // @ts-expect-error A field is missing.
    events<LetterEvents>({ LetterSent: { fields, sample } });
    // @ts-expect-error Its readers do not deal with null.
    events<LetterEvents>({ LetterSent: { fields: { ...fields, pages: sealedValue('to') }, sample } });
    // @ts-expect-error Nor with null in its place.
    events<LetterEvents>({ LetterSent: { fields: { ...fields, pages: sealedWhole('to') }, sample } });
    // @ts-expect-error A number cannot read as text.
    events<LetterEvents>({ LetterSent: { fields: { ...fields, pages: sealedText('to') }, sample } });
    // @ts-expect-error Nobody's id stands in that field.
    events<LetterEvents>({ LetterSent: { fields: { ...all, text: sealedText('by') }, sample } });
  });
});

describe('a sample', () => {
  type Events = { Sent: { text: string; by?: { name?: string } } };
  const fields = { text: ID, by: ID };

  it('has every field of its event, also the optional ones', () => {
    const sample = { text: 'Hello', by: { name: 'Maya' } };
    expect(new EventCatalog(events<Events>({ Sent: { fields, sample } })).sample('Sent')).toEqual(sample);
    // @ts-expect-error An optional field is missing.
    events<Events>({ Sent: { fields, sample: { text: 'Hello' } } });
    // @ts-expect-error An optional field inside another is missing.
    events<Events>({ Sent: { fields, sample: { text: 'Hello', by: {} } } });
    // @ts-expect-error The event has no such field.
    events<Events>({ Sent: { fields, sample: { text: 'Hello', by: { name: 'Maya' }, at: 'noon' } } });
    // @ts-expect-error The field is a text.
    events<Events>({ Sent: { fields, sample: { text: 1, by: { name: 'Maya' } } } });
    // @ts-expect-error The event has no sample.
    events<Events>({ Sent: { fields } });
  });
});

describe('descriptions', () => {
  type LampEvents = { LampLit: { lampId: string }; LampOut: { lampId: string } };
  const lamps = events<LampEvents>({
    LampLit: { fields: { lampId: ID }, sample: { lampId: 'l' } },
    LampOut: { fields: { lampId: ID }, sample: { lampId: 'l' } },
  });
  const lit = () => ({ sentence: { en: 'Lit the lamp', es: 'Encendió la lámpara' } });
  const out = () => ({ sentence: { en: 'Put out the lamp', es: 'Apagó la lámpara' } });

  it('describes every event of all modules', () => {
    const bells = events<{ BellRung: { bellId: string } }>({
      BellRung: { fields: { bellId: ID }, sample: { bellId: 'b' } },
    });
    const audit = { LampLit: lit, LampOut: out, BellRung: null };
    expect(descriptionsOf([lamps, bells], audit)).toBe(audit);
    // @ts-expect-error One has no sentence.
    descriptionsOf([lamps, bells], { LampLit: lit, LampOut: out });
  });
});

describe('erasure', () => {
  type VisitEvents = {
    VisitBooked: { visitId: string; guestId: string; hostId: string };
    VisitMoved: { visitId: string; guestId: string };
  };
  const visits = projection<{ id: string; guestId: string; hostId: string; moves: number }, VisitEvents>({
    name: 'visits',
    version: 1,
    indexes: [],
    key: ({ data }) => data.visitId,
    empty: (id) => ({ id, guestId: '', hostId: '', moves: 0 }),
    erasure: { guestId: 'nothing', hostId: (visit) => ({ ...visit, hostId: 'somebody' }) },
    on: {
      VisitBooked: (visit, { data: { guestId, hostId } }) => ({ ...visit, guestId, hostId }),
      VisitMoved: (visit, { data }) => ({ ...visit, guestId: data.guestId, moves: visit.moves + 1 }),
    },
  });
  const booked = (visitId: string, guestId: string) =>
    ({ type: 'VisitBooked', data: { visitId, guestId, hostId: 'host' } }) as const;
  const erased = (personId: string) => ({ type: 'PersonErased', data: { personId } }) as const;
  type All = VisitEvents & { PersonErased: { personId: string } };
  const erasedBy: ErasedBy = ({ type, data }) => (type === 'PersonErased' ? [data.personId as string] : []);

  it('reduces documents as the projection declares, also by late events', () => {
    const history = recorded<All>(
      booked('a', 'maya'),
      booked('b', 'julian'),
      erased('maya'),
      erased('host'),
      {
        type: 'VisitMoved',
        data: { visitId: 'a', guestId: 'maya' },
      },
    );
    expect([...replay(visits, history, erasedBy)]).toEqual([
      ['b', { id: 'b', guestId: 'julian', hostId: 'somebody', moves: 0 }],
    ]);
  });

  it('does not restore a removed document for a late event', () => {
    const [late] = recorded<All>({ type: 'VisitMoved', data: { visitId: 'a', guestId: 'maya' } });
    const documents = new Map<string, object | null>();
    project(visits as unknown as AnyProjection, documents, late!, new Set(['maya']));
    expect([...documents]).toEqual([]);
  });

  it('keeps what an event about an erased person says of others', () => {
    const visitors = projection<{ id: string; moves: number }, Pick<VisitEvents, 'VisitBooked'>>({
      name: 'visitors',
      version: 1,
      indexes: [],
      key: ({ data }) => [data.hostId, data.guestId],
      empty: (id) => ({ id, moves: 0 }),
      erasure: { id: 'nothing' },
      on: { VisitBooked: (visitor) => ({ ...visitor, moves: visitor.moves + 1 }) },
    });
    const documents = new Map<string, object | null>();
    const [late] = recorded<All>(booked('a', 'maya'));
    project(visitors as unknown as AnyProjection, documents, late!, new Set(['maya']));
    expect([...documents].filter(([, document]) => document)).toEqual([['host', { id: 'host', moves: 1 }]]);
  });
});

describe('changes', () => {
  it('contain the differing fields, and turn one state into the other', () => {
    const before = { name: 'A', hours: 2, note: null as string | null };
    const changes = changesBetween(before, { name: 'B', hours: 2, note: 'x' });
    expect(changes).toEqual({ name: { from: 'A', to: 'B' }, note: { from: null, to: 'x' } });
    expect(applyChanges(before, changes)).toEqual({ name: 'B', hours: 2, note: 'x' });
  });
});

describe('replay', () => {
  it('folds each event into its documents and drops removed ones', () => {
    const history = recorded<CupEvents>(
      { type: 'CupFilled', data: { cupId: 'a', millilitres: 100 } },
      { type: 'CupFilled', data: { cupId: 'b', millilitres: 50 } },
      { type: 'CupFilled', data: { cupId: 'a', millilitres: 20 } },
      { type: 'CupBroken', data: { cupId: 'b' } },
    );
    expect([...replay(cups, history)]).toEqual([['a', { id: 'a', millilitres: 120 }]]);
  });
});
