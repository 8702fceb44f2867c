import { setTimeout as delay } from 'node:timers/promises';
import { notifications } from '../../projections/notifications/notifications';
import { Demonstration } from '../../src/demo/demonstration';
import { Views } from '../../src/platform/document-store/views';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import {
  DUE_DATES_CHANGED,
  EXAM_SCORED,
  MESSAGE_SEEN,
  MESSAGE_SENT,
  TASKS_ASSIGNED,
} from '../../src/modules/notifications/notifications.reactions';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { StoreUnavailable } from '../../src/platform/store-unavailable';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { describeInFullRun } from '../support/test-level';

const NOTIFYING = [DUE_DATES_CHANGED, EXAM_SCORED, MESSAGE_SEEN, MESSAGE_SENT, TASKS_ASSIGNED];

const NOTIFIED_EVENTS = [
  'TaskAssigned',
  'TaskDueDateChanged',
  'CollegeSaved',
  'ExamScored',
  'MessageSent',
  'ConversationRead',
];

function slowDown(store: EventStore): void {
  const append = store.append.bind(store);
  let count = 0;
  store.append = async (...args) => {
    await delay((count++ % 7) * 5);
    return append(...args);
  };
}

function failOnce(store: EventStore): void {
  const append = store.append.bind(store);
  let count = 0;
  store.append = (...args) =>
    ++count === 300
      ? Promise.reject(new StoreUnavailable('event store', new Error('It is away.')))
      : append(...args);
}

async function notificationsOf(prepare: (store: EventStore) => void): Promise<object> {
  const app = await TestApp.start();
  const store = app.app.get<EventStore>(EVENT_STORE);
  prepare(store);
  await app.app.get(Demonstration).fill();
  let last = 0n;
  for await (const { events } of store.readAll({ after: 0n, types: NOTIFIED_EVENTS })) {
    last = events.at(-1)?.position ?? last;
  }
  const isAtRest = async () => {
    const reactor = await app.app.get<Vault>(VAULT).get<{ position: string }>('cursor', 'reactor');
    const counts = await app.app.get<JobQueue>(JOB_QUEUE).counts();
    const left = counts.reduce(
      (sum, { name, waiting, delayed, active }) =>
        sum + waiting + active + (NOTIFYING.includes(name) ? delayed : 0),
      0,
    );
    return BigInt(reactor?.value.position ?? 0) >= last && left === 0;
  };
  await eventually(isAtRest, Boolean, 150_000);
  await app.settled();
  const sizes: Record<string, number> = {};
  for (const { kind, details, seenAt } of await app.app.get(Views).find(notifications, {})) {
    const name = `${kind} of ${details.count ?? 1}${seenAt ? ', seen' : ''}`;
    sizes[name] = (sizes[name] ?? 0) + 1;
  }
  await app.dispose();
  return sizes;
}

/** Writing the demonstration three times takes more than a minute. */
describeInFullRun('the demonstration', () => {
  let undisturbed: object;

  beforeAll(async () => {
    undisturbed = await notificationsOf(() => undefined);
    expect(Object.keys(undisturbed)).toContain('message of 1');
  }, 300_000);

  it.each([
    ['a slow store', slowDown],
    ['a store that is unavailable for a moment', failOnce],
  ])(
    'is the same on %s',
    async (_, disturb) => {
      expect(await notificationsOf(disturb)).toEqual(undisturbed);
    },
    300_000,
  );
});
