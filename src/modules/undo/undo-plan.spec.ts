import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { EventCatalog, events, type Actor } from '../../kernel/event';
import { ID } from '../../kernel/personal';
import { DecideHandler, Dispatcher } from '../../platform/dispatch/dispatcher';
import { SqliteEventStore } from '../../platform/event-store/sqlite-event-store';
import { History } from '../../platform/history/history';
import { WrittenPositions } from '../../platform/history/written-positions';
import { runInContext, SYSTEM } from '../../platform/http/request-context';
import { PersonalKeys } from '../../platform/personal-data/personal-keys';
import { Compensations } from '../../platform/undo/compensations';
import { SqliteVault } from '../../platform/vault/sqlite-vault';
import { byStream, UndoPlan, type RecordedEvent } from './undo-plan';
import { t } from './messages';

interface Lamp {
  readonly on: boolean;
  readonly color: string;
}

type LampEvents = {
  LampLit: { lampId: string };
  LampDimmed: { lampId: string };
  LampPainted: { lampId: string; from: string; to: string };
  LampDusted: { lampId: string };
  LampBroken: { lampId: string };
};

type LampCommands = {
  Light: { lampId: string };
  Dim: { lampId: string };
  Paint: { lampId: string; color: string };
  Dust: { lampId: string };
  Break: { lampId: string };
};

/** A lamp begins with this color, and cannot be given it later. */
const NEW = 'new';

const lamp = decider<Lamp, LampCommands, LampEvents>({
  name: 'lamp',
  initial: { on: false, color: NEW },
  decide: {
    Light: (data, { on }) => (on ? [] : [{ type: 'LampLit', data }]),
    Dim: (data, { on }) => (on ? [{ type: 'LampDimmed', data }] : []),
    Paint: ({ lampId, color: to }, { color: from }) => {
      if (to === NEW) throw new Rejected('conflict', t('nothing-to-undo'));
      return from === to ? [] : [{ type: 'LampPainted', data: { lampId, from, to } }];
    },
    Dust: (data) => [{ type: 'LampDusted', data }],
    Break: (data) => [{ type: 'LampBroken', data }],
  },
  evolve: {
    LampLit: (state) => ({ ...state, on: true }),
    LampDimmed: (state) => ({ ...state, on: false }),
    LampPainted: (state, { to }) => ({ ...state, color: to }),
    LampDusted: (state) => state,
    LampBroken: (state) => state,
  },
});

const ofLamp = { fields: { lampId: ID }, sample: { lampId: 'l' } } as const;

const lampEvents = events<LampEvents>({
  LampLit: ofLamp,
  LampDimmed: ofLamp,
  LampPainted: {
    fields: { ...ofLamp.fields, from: ID, to: ID },
    sample: { ...ofLamp.sample, from: 'red', to: 'blue' },
  },
  LampDusted: ofLamp,
  LampBroken: ofLamp,
});

const lampCompensation = compensation({
  decider: lamp,
  undoCommands: {
    LampLit: (data) => ['Dim', data],
    LampDimmed: (data) => ['Light', data],
    LampPainted: ({ lampId, from }) => ['Paint', { lampId, color: from }],
    LampDusted: () => null,
    LampBroken: () => undefined,
  },
  part: ({ on, color }, data) => ('to' in data ? color : on),
  givesAccess: { LampDimmed: ({ lampId }) => [`reader of ${lampId}`] },
});

const MAYA: Actor = { id: 'maya', role: 'student' };

let folder: string;
let store: SqliteEventStore;
let vault: SqliteVault;
let context: INestApplicationContext;
let history: History;
let dispatcher: Dispatcher;
let plan: UndoPlan;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undo-plan-'));
  store = new SqliteEventStore(join(folder, 'events.db'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  history = new History(store, new EventCatalog(lampEvents), new PersonalKeys(vault));
  const compensations = new Compensations();
  compensations.add(lampCompensation);
  class Parts {}
  context = await NestFactory.createApplicationContext(
    {
      module: Parts,
      imports: [CqrsModule.forRoot()],
      providers: [
        { provide: History, useValue: history },
        { provide: Compensations, useValue: compensations },
        ...[DecideHandler, Dispatcher, UndoPlan],
      ],
    },
    { logger: false },
  );
  dispatcher = context.get(Dispatcher);
  plan = context.get(UndoPlan);
});

afterAll(async () => {
  await context.close();
  await store.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

let lamps = 0;
const newLamp = () => `l${++lamps}`;

/** Acts as one request of Maya's, or of the system within it, and returns what it recorded. */
async function act<Name extends keyof LampCommands>(
  lampId: string,
  name: Name,
  data: Omit<LampCommands[Name], 'lampId'>,
  { actor = MAYA, request = randomUUID() }: { actor?: Actor; request?: string } = {},
): Promise<RecordedEvent[]> {
  const { recorded } = await runInContext(
    { actor, correlationId: request, written: new WrittenPositions() },
    () => dispatcher.dispatch(lamp, lampId, name, { ...data, lampId } as LampCommands[Name]),
  );
  return recorded.map((place) => ({ ...place, stream: `lamp-${lampId}` }));
}

const light = (lampId: string, as?: Parameters<typeof act>[3]) => act(lampId, 'Light', {}, as);
const paint = (lampId: string, color: string, as?: Parameters<typeof act>[3]) =>
  act(lampId, 'Paint', { color }, as);

const asMaya = <Result>(work: () => Promise<Result>) =>
  runInContext({ actor: MAYA, correlationId: 'undo', written: new WrittenPositions() }, work);

const undo = (entries: readonly RecordedEvent[], key: string = randomUUID()) =>
  asMaya(async () => plan.run(await plan.planSteps(entries), key));

const typesOf = async (lampId: string) => (await history.read(`lamp-${lampId}`)).map(({ type }) => type);
const stateOf = (lampId: string) => dispatcher.stateOf(lamp, lampId);

const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

describe('the plan of an undo', () => {
  it('groups events by stream, in the order of each stream’s last event', () => {
    const at = (stream: string, revision: number) => ({ stream, revision, type: 'LampLit' });
    const lastFirst = [at('b', 1), at('a', 1), at('b', 0), at('c', 0), at('a', 0)];
    expect([...byStream(lastFirst)]).toEqual([
      [at('b', 1), at('b', 0)],
      [at('c', 0)],
      [at('a', 1), at('a', 0)],
    ]);
  });

  it('has a step for each stream, with the commands of the last event first', async () => {
    const [one, other] = [newLamp(), newLamp()];
    await paint(one, 'white');
    const request = randomUUID();
    const entries = [await light(one, { request }), await paint(one, 'red', { request }), await light(other)];
    const steps = await plan.planSteps(entries.flat().toReversed());
    expect(steps.map(({ stream, id, commands }) => ({ stream, id, commands }))).toEqual([
      { stream: `lamp-${other}`, id: other, commands: [['Dim', { lampId: other }]] },
      {
        stream: `lamp-${one}`,
        id: one,
        commands: [
          ['Paint', { lampId: one, color: 'white' }],
          ['Dim', { lampId: one }],
        ],
      },
    ]);
  });

  it('has no step for a stream whose events need no command', async () => {
    expect(await plan.planSteps(await act(newLamp(), 'Dust', {}))).toEqual([]);
  });

  it('is refused for an event that cannot be undone', async () => {
    const id = newLamp();
    const entries = [...(await light(id)), ...(await act(id, 'Break', {}))].toReversed();
    await expect(plan.planSteps(entries)).rejects.toEqual(refusal('cannot-be-undone'));
  });

  it('names the people who get access again', async () => {
    const id = newLamp();
    await light(id);
    const [step] = await plan.planSteps(await act(id, 'Dim', {}));
    expect(step!.joins).toEqual([`reader of ${id}`]);
    const [other] = await plan.planSteps(await light(id));
    expect(other!.joins).toEqual([]);
  });

  it('is checked without recording anything', async () => {
    const id = newLamp();
    await paint(id, 'white');
    const steps = await plan.planSteps(await paint(id, 'red'));
    await plan.check(steps);
    await paint(id, 'blue');
    await expect(plan.check(steps)).rejects.toEqual(refusal('changed-since'));
    expect(await typesOf(id)).toEqual(['LampPainted', 'LampPainted', 'LampPainted']);
  });
});

describe('an undo by the plan', () => {
  it('records what compensates the events, once for each key', async () => {
    const id = newLamp();
    const entries = await light(id);
    await undo(entries, 'a key');
    expect(await stateOf(id)).toMatchObject({ on: false });
    await undo(entries, 'a key');
    expect(await typesOf(id)).toEqual(['LampLit', 'LampDimmed']);
  });

  it('has begun only under the key with which it recorded something', async () => {
    const id = newLamp();
    const entries = await light(id);
    const steps = await plan.planSteps(entries);
    expect(await asMaya(() => plan.hasBegun(steps, 'one'))).toBe(false);
    await undo(entries, 'one');
    expect(await asMaya(() => plan.hasBegun(steps, 'one'))).toBe(true);
    expect(await asMaya(() => plan.hasBegun(steps, 'other'))).toBe(false);
  });

  it('is refused once the changed part has changed again', async () => {
    const id = newLamp();
    await paint(id, 'white');
    const entries = await paint(id, 'red');
    await paint(id, 'blue');
    await expect(undo(entries)).rejects.toEqual(refusal('changed-since'));
    expect(await stateOf(id)).toMatchObject({ color: 'blue' });
  });

  it('ignores later changes of another part', async () => {
    const id = newLamp();
    const entries = await light(id);
    await paint(id, 'red');
    await undo(entries);
    expect(await stateOf(id)).toEqual({ on: false, color: 'red' });
  });

  it('ignores a later change that was changed back', async () => {
    const id = newLamp();
    await paint(id, 'white');
    const entries = await paint(id, 'red');
    await paint(id, 'blue');
    await paint(id, 'red');
    await undo(entries);
    expect(await stateOf(id)).toMatchObject({ color: 'white' });
  });

  it('ignores what the system added to the same request', async () => {
    const [id, request] = [newLamp(), randomUUID()];
    await paint(id, 'white');
    const entries = await paint(id, 'red', { request });
    await paint(id, 'blue', { request, actor: SYSTEM });
    await undo(entries);
    expect(await stateOf(id)).toMatchObject({ color: 'white' });
  });

  it('does not ignore what the system did for another request', async () => {
    const id = newLamp();
    await paint(id, 'white');
    const entries = await paint(id, 'red');
    await paint(id, 'blue', { actor: SYSTEM });
    await expect(undo(entries)).rejects.toEqual(refusal('changed-since'));
  });

  it('gives the reason for which a compensating command is refused', async () => {
    const id = newLamp();
    const entries = await paint(id, 'red');
    const undoing = undo(entries);
    await expect(undoing).rejects.toEqual(refusal('not-undone'));
    await expect(undoing).rejects.toThrow('Nothing was undone. There is nothing to undo.');
  });

  it('restores what it has undone if another stream refuses', async () => {
    const [undone, refused] = [newLamp(), newLamp()];
    const entries = [...(await paint(refused, 'red')), ...(await light(undone))].toReversed();
    await expect(undo(entries)).rejects.toEqual(refusal('not-undone'));
    expect(await stateOf(undone)).toMatchObject({ on: true });
    expect(await typesOf(undone)).toEqual(['LampLit', 'LampDimmed', 'LampLit']);
    expect(await typesOf(refused)).toEqual(['LampPainted']);
  });

  it('stays restored when it is repeated with its key', async () => {
    const [undone, refused] = [newLamp(), newLamp()];
    const entries = [...(await paint(refused, 'red')), ...(await light(undone))].toReversed();
    await expect(undo(entries, 'again')).rejects.toEqual(refusal('not-undone'));
    const before = await typesOf(undone);
    await expect(undo(entries, 'again')).rejects.toBeInstanceOf(Rejected);
    expect(await typesOf(undone)).toEqual(before);
  });

  it('can itself be undone', async () => {
    const id = newLamp();
    await undo(await light(id));
    await undo([{ stream: `lamp-${id}`, revision: 1, type: 'LampDimmed' }]);
    expect(await stateOf(id)).toMatchObject({ on: true });
  });
});
