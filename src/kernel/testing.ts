import { fold, type Decider, type DecisionContext } from './decider';
import { Rejected } from './errors';
import type { AnyRecordedEvent, EventMap, NewEvent } from './event';

const someone: DecisionContext = {
  actor: { id: 'someone', role: 'admin' },
  now: '2026-09-01T12:00:00.000Z',
  language: 'en',
};

const anHourAfter = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();

/** `yields` also asserts idempotence: the same command an hour later yields nothing. */
export const given =
  <State, Commands extends object, Events extends EventMap>(definition: Decider<State, Commands, Events>) =>
  (...history: NewEvent<Events>[]) => ({
    when: <Name extends keyof Commands>(
      name: Name,
      data: Commands[Name],
      context: Partial<DecisionContext> = {},
    ) => {
      const commandContext = { ...someone, ...context };
      const decide = (state: State, now = commandContext.now) =>
        definition.decide[name](data, state, { ...commandContext, now });
      const before = fold(definition, history);
      return {
        yields: (...expected: NewEvent<Events>[]) => {
          const events = decide(before);
          expect(events).toEqual(expected);
          expect(decide(fold(definition, events, before), anHourAfter(commandContext.now))).toEqual([]);
        },
        isRejected: (code: string) => {
          const decision = () => decide(before);
          expect(decision).toThrow(Rejected);
          expect(decision).toThrow(expect.objectContaining({ code }));
        },
      };
    },
  });

/** Like events read from a store, these have getters, which a copy by `{ ...event }` loses. */
export const recorded = <Events extends EventMap>(
  ...history: (NewEvent<Events> & { readonly stream?: string; readonly actor?: DecisionContext['actor'] })[]
): AnyRecordedEvent[] =>
  history.map(
    ({ type, data, stream, actor }, index) =>
      new ReadEvent({
        id: `event-${index}`,
        stream: stream ?? 'stream-1',
        revision: index,
        position: BigInt(index + 1),
        time: new Date(Date.UTC(2026, 8, 1, 12, index)).toISOString(),
        type,
        data: data as Record<string, unknown>,
        metadata: { version: 1, actor: actor ?? someone.actor, correlationId: 'correlation' },
      }),
  );

class ReadEvent implements AnyRecordedEvent {
  readonly #event: AnyRecordedEvent;

  constructor(event: AnyRecordedEvent) {
    this.#event = event;
  }

  get id() {
    return this.#event.id;
  }

  get stream() {
    return this.#event.stream;
  }

  get revision() {
    return this.#event.revision;
  }

  get position() {
    return this.#event.position;
  }

  get time() {
    return this.#event.time;
  }

  get type() {
    return this.#event.type;
  }

  get data() {
    return this.#event.data;
  }

  get metadata() {
    return this.#event.metadata;
  }
}
