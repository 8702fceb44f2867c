import { reduceQueue, type QueuedMutation, type QueueEvent, type StoredMutation } from './queueMachine';

const stored = (id: string, more: Partial<StoredMutation> = {}): StoredMutation => ({
  id,
  userId: 'user-1',
  change: { kind: 'message', of: null, what: 'Your message' },
  request: { url: '/messages' },
  ...more,
});

const after = (...events: readonly QueueEvent[]) =>
  events.reduce(reduceQueue, [] as readonly QueuedMutation[]);

const add = (id: string) => ({ type: 'add', mutation: stored(id) }) as const;
const read = (...mutations: readonly StoredMutation[]) => ({ type: 'read', mutations }) as const;
const send = { type: 'send', id: 'a' } as const;
const lose = { type: 'lose', id: 'a' } as const;
const settle = { type: 'settle', id: 'a' } as const;
const refuse = { type: 'refuse', id: 'a', reason: 'Closed.' } as const;
const release = { type: 'release', id: 'a' } as const;
const discard = { type: 'discard', id: 'a' } as const;

/** The device stores the latest state of all mutations. */
const store = (queue: readonly QueuedMutation[]) =>
  queue.reduce((rest, mutation) => reduceQueue(rest, { type: 'stored', mutation }), queue);

const statesOf = (queue: readonly QueuedMutation[]) => queue.map(({ id, state }) => `${id} ${state}`);

it.each<[string, readonly QueueEvent[], string]>([
  ['is queued at first', [], 'queued'],
  ['is sent', [send], 'sending'],
  ['is gone once settled', [send, settle], 'gone'],
  ['stays with the reason of its refusal', [send, refuse], 'refused'],
  ['is queued again once released', [send, refuse, release], 'queued'],
  ['is unconfirmed without a response', [send, lose], 'unconfirmed'],
  ['stays unconfirmed while it is sent again', [send, lose, send], 'unconfirmed'],
  ['is gone once a repetition was settled', [send, lose, send, settle], 'gone'],
  ['is not sent while it is refused', [send, refuse, send], 'refused'],
  ['cannot be settled before it is sent', [settle], 'queued'],
  ['is not sent after it was discarded', [discard, send], 'gone'],
  ['is not refused after it was discarded', [send, discard, refuse], 'gone'],
  ['is not lost after it was discarded', [send, discard, lose], 'gone'],
])('a mutation %s', (_, events, state) => {
  expect(statesOf(after(add('a'), ...events))).toEqual([`a ${state}`]);
});

it('only a refused mutation has a reason', () => {
  expect(after(add('a'), send, refuse)[0]).toHaveProperty('refused', 'Closed.');
  expect(after(add('a'), send, refuse, release)[0]).not.toHaveProperty('refused');
});

it('mutations stay in the order in which they were made', () => {
  expect(statesOf(after(add('b'), add('a'), read(stored('c'))))).toEqual([
    'a queued',
    'b queued',
    'c queued',
  ]);
});

it('a page that loads has the mutations of the page before', () => {
  expect(statesOf(after(read(stored('a'), stored('b', { refused: 'Closed.' }))))).toEqual([
    'a queued',
    'b refused',
  ]);
});

it('what only memory has stays when the device is read', () => {
  expect(statesOf(after(add('a'), read()))).toEqual(['a queued']);
});

it('a mutation that another tab has settled leaves the queue', () => {
  expect(reduceQueue(store(after(add('a'))), read())).toEqual([]);
});

it('a mutation that another tab has released is queued', () => {
  expect(statesOf(reduceQueue(store(after(add('a'), send, refuse)), read(stored('a'))))).toEqual([
    'a queued',
  ]);
});

it('reading the device keeps what this tab knows of its attempts', () => {
  const sent = after(read(stored('a')), send);
  expect(statesOf(reduceQueue(sent, read(stored('a'))))).toEqual(['a sending']);
  expect(statesOf([lose, read(stored('a'))].reduce(reduceQueue, sent))).toEqual(['a unconfirmed']);
});

it('a discarded mutation does not return while the device deletes it', () => {
  const discarded = reduceQueue(store(after(add('a'))), discard);
  expect(statesOf(reduceQueue(discarded, read(stored('a'))))).toEqual(['a gone']);
  expect(store(discarded)).toEqual([]);
});

it('a refusal that follows while the device stores is stored too', () => {
  const written = after(add('a'));
  const refused = [send, refuse, { type: 'stored', mutation: written[0]! } as const].reduce(
    reduceQueue,
    written,
  );
  expect(refused).toMatchObject([{ state: 'refused', isStored: false }]);
  expect(store(refused)).toMatchObject([{ state: 'refused', isStored: true }]);
});
