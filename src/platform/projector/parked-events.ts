import type { ProjectorEvents } from './projector.events';
import type { History } from '../history/history';
import { streamOf } from '../dispatch/dispatcher';
import type { Vault } from '../vault/vault';
import { projectionMaintenance } from './projection-maintenance.decider';

export interface ParkedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly position: bigint;
  readonly error: string;
}

type StoredParkedEvent = Omit<ParkedEvent, 'position'> & { readonly position: string };

const DECISIONS = ['ProjectionEventSkipped', 'ProjectionRetried'] satisfies (keyof ProjectorEvents)[];

export class ParkedEvents {
  private readonly id: string;

  constructor(
    private readonly vault: Vault,
    private readonly history: History,
    private readonly projection: string,
    collection: string,
  ) {
    this.id = `parked-${collection}`;
  }

  async current(): Promise<ParkedEvent | null> {
    const stored = await this.vault.get<StoredParkedEvent>('cursor', this.id);
    return stored ? { ...stored.value, position: BigInt(stored.value.position) } : null;
  }

  async keep(parked: ParkedEvent): Promise<void> {
    await this.vault.put('cursor', this.id, {
      ...parked,
      position: String(parked.position),
    } satisfies StoredParkedEvent);
  }

  async clear(): Promise<void> {
    if (await this.current()) await this.vault.remove('cursor', this.id);
  }

  /** Resolves once an operator has decided, on any instance, or when aborted. */
  async decided({ eventId }: ParkedEvent, signal: AbortSignal): Promise<void> {
    const after = await this.history.head();
    if ((await skippedEvents(this.history, this.projection)).has(eventId)) return;
    for await (const { events } of this.history.subscribe({ after, types: DECISIONS, signal })) {
      if (events.some(({ data }) => data.projection === this.projection)) return;
    }
  }
}

export async function skippedEvents(history: History, projection: string): Promise<ReadonlySet<string>> {
  const decisions = await history.read(streamOf(projectionMaintenance, projection));
  return new Set(
    decisions.filter(({ type }) => type === 'ProjectionEventSkipped').map(({ data }) => String(data.eventId)),
  );
}
