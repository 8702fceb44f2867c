import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type AnyCompensation, fold } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { AnyRecordedEvent } from '../../kernel/event';
import {
  type AnyCommand,
  Dispatcher,
  eventIdOf,
  type Guard,
  mapInBatches,
} from '../../platform/dispatch/dispatcher';
import { History } from '../../platform/history/history';
import { currentContext, runInContext, SYSTEM } from '../../platform/http/request-context';
import { Compensations } from '../../platform/undo/compensations';
import { t } from './messages';

type Of = NonNullable<AnyCompensation['undoCommands'][string]>;

export type RecordedEvent = Pick<AnyRecordedEvent, 'stream' | 'revision' | 'type'>;

interface Step {
  readonly command: AnyCommand;
  readonly part: (state: unknown) => unknown;
  /** The people between whom undoing restores access. */
  readonly joins: readonly string[];
}

export interface UndoStep {
  readonly stream: string;
  readonly decider: AnyCompensation['decider'];
  readonly id: string;
  readonly commands: readonly AnyCommand[];
  readonly guard: Guard;
  readonly reserves: boolean;
  readonly joins: readonly string[];
}

interface Done {
  /** Whether the events are new, and not those of an earlier attempt with the same key. */
  readonly isNew: boolean;
  readonly recorded: readonly RecordedEvent[];
}

/** Undoes events in several streams: all of them or none. */
@Injectable()
export class UndoPlan {
  constructor(
    private readonly history: History,
    private readonly dispatcher: Dispatcher,
    private readonly compensations: Compensations,
  ) {}

  /**
   * The last stream comes first, so that what a request released last is reserved again before its change is undone.
   */
  async planSteps(entries: readonly RecordedEvent[]): Promise<UndoStep[]> {
    const steps = await mapInBatches([...byStream(entries)], (own) => this.planStep(own));
    return steps.filter(({ commands }) => commands.length > 0);
  }

  async check(steps: readonly UndoStep[]): Promise<void> {
    await mapInBatches(steps, ({ decider, id, commands, guard }) =>
      this.dispatcher.checkAll(decider, id, commands, guard).catch(withReason),
    );
  }

  async hasBegun(steps: readonly UndoStep[], key: string): Promise<boolean> {
    return (
      await withIdempotencyKey(key, () => mapInBatches(steps, (step) => this.isRecorded(step)))
    ).includes(true);
  }

  /** Runs all steps. If one is refused, those that are done are reversed, and stay reversed. */
  async run(steps: readonly UndoStep[], key: string): Promise<void> {
    const done: RecordedEvent[] = [];
    try {
      await this.inOrder(steps, key, async (step, { isNew, recorded }) => {
        done.unshift(...recorded);
        if (isNew || recorded.length === 0) return;
        if ((await this.isRolledBack(recorded, key)) || (await this.isLost(step))) throw changedSince();
      });
    } catch (error) {
      if (error instanceof Rejected && done.length > 0) await this.rollBack(done, key);
      throw error;
    }
  }

  private async rollBack(done: readonly RecordedEvent[], key: string): Promise<void> {
    try {
      await this.inOrder(await this.planSteps(done), rollbackKeyOf(key));
    } catch (error) {
      throw error instanceof Rejected ? new Rejected('conflict', t('partly-undone')) : error;
    }
  }

  /** Runs the steps kind by kind, and those of one kind at once. Started steps are completed even if one fails. */
  private async inOrder(
    steps: readonly UndoStep[],
    key: string,
    then?: (step: UndoStep, done: Done) => Promise<void>,
  ): Promise<void> {
    for (const kind of groupByKind(steps)) {
      const failures = await mapInBatches(kind, async (step) => {
        try {
          const done = await withIdempotencyKey(key, () => this.dispatch(step));
          await then?.(step, done);
          return [];
        } catch (error) {
          return [error];
        }
      });
      const all = failures.flat();
      // An error that is no refusal may be temporary: the undo is resumed, not reversed.
      if (all.length > 0) throw all.find((error) => !(error instanceof Rejected)) ?? all[0];
    }
  }

  private async dispatch({ decider, id, commands, guard, stream }: UndoStep): Promise<Done> {
    const decided = await this.dispatcher.dispatchAll(decider, id, commands, guard).catch(withReason);
    const recorded = decided.recorded.map(({ revision, type }) => ({ stream, revision, type })).toReversed();
    return { isNew: decided.events.length > 0, recorded };
  }

  private async isRolledBack(recorded: readonly RecordedEvent[], key: string): Promise<boolean> {
    try {
      return await this.hasBegun(await this.planSteps(recorded), rollbackKeyOf(key));
    } catch (error) {
      // Some kinds of events cannot be restored.
      if (error instanceof Rejected) return false;
      throw error;
    }
  }

  /** An undo that continues after an interruption may have lost what it had reserved. */
  private async isLost({ reserves, decider, id, commands, guard }: UndoStep): Promise<boolean> {
    return reserves && (await this.dispatcher.checkAll(decider, id, commands, guard)) > 0;
  }

  private async isRecorded({ stream, commands }: UndoStep): Promise<boolean> {
    const first = eventIdOf(stream, commands, 0);
    return (await this.history.read(stream)).some(({ id }) => id === first);
  }

  private async planStep(entries: readonly RecordedEvent[]): Promise<UndoStep> {
    const [{ stream, revision: last, type }] = entries as [RecordedEvent];
    const history = await this.history.read(stream);
    const steps = entries.flatMap(({ revision }) => this.stepOf(history, revision) ?? []);
    const { decider, reserves = false } = this.compensations.of(type)!;
    return {
      reserves,
      stream,
      decider,
      id: stream.slice(decider.name.length + 1),
      commands: steps.map(({ command }) => command),
      guard: asLeft(steps, fold(decider, history.slice(0, last + 1)), fold(decider, leftBy(history, last))),
      joins: steps.flatMap(({ joins }) => joins),
    };
  }

  private stepOf(history: readonly AnyRecordedEvent[], at: number): Step | null {
    const { type, data } = history[at]!;
    const compensation = this.compensations.of(type);
    if (!compensation) throw final();
    const { decider, undoCommands, part, givesAccess } = compensation;
    const before = fold(decider, history.slice(0, at));
    const command = (undoCommands[type] as Of)(data, { before, begun: history[0]!.time });
    if (command === undefined) throw final();
    return (
      command && {
        command,
        part: (state) => (part ? part(state, data) : state),
        joins: givesAccess?.[type]?.(data) ?? [],
      }
    );
  }
}

const rollbackKeyOf = (key: string) => `${key}:back`;

const withIdempotencyKey = <Result>(idempotencyKey: string, work: () => Promise<Result>): Promise<Result> =>
  runInContext({ ...currentContext(), idempotencyKey }, work);

/** Groups in the order of their first events, the last one first. */
export function byStream<Entry extends RecordedEvent>(entries: readonly Entry[]): Iterable<Entry[]> {
  const streams = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = streams.get(entry.stream) ?? [];
    streams.delete(entry.stream);
    streams.set(entry.stream, [...own, entry]);
  }
  return streams.values();
}

function groupByKind(steps: readonly UndoStep[]): UndoStep[][] {
  const kinds: UndoStep[][] = [];
  for (const step of steps) {
    if (kinds.at(-1)?.[0]!.decider === step.decider) kinds.at(-1)!.push(step);
    else kinds.push([step]);
  }
  return kinds;
}

/** Returns the history up to the event, with what reactions to the same action added: that is no change by others. */
function leftBy(history: readonly AnyRecordedEvent[], last: number): AnyRecordedEvent[] {
  const { correlationId } = history[last]!.metadata;
  return history.filter(
    ({ metadata }, at) =>
      at <= last || (metadata.correlationId === correlationId && metadata.actor.id === SYSTEM.id),
  );
}

const asLeft =
  (steps: readonly Step[], ...left: readonly unknown[]): Guard =>
  (state) => {
    const isLeft = ({ part }: Step) => left.some((one) => isDeepStrictEqual(part(state), part(one)));
    if (!steps.every(isLeft)) throw changedSince();
  };

/** Wraps a refusal, such as that of a name in use by now, in a sentence with its reason. */
const withReason = (error: unknown): never => {
  if (!(error instanceof Rejected) || error.kind === 'forbidden' || error.code === 'changed-since')
    throw error;
  throw new Rejected('conflict', t('not-undone', { reason: error.localized }));
};

export const changedSince = () => new Rejected('conflict', t('changed-since'));
export const final = () => new Rejected('conflict', t('cannot-be-undone'));
