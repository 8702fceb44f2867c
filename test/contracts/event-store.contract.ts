import { appending } from './event-store-appending.contract';
import { reading } from './event-store-reading.contract';
import type { EventStoreHarness } from './event-store.harness';

/** What every event store does. The stores may be shared: tests ignore events from before their own. */
export function eventStoreContract(name: string, makeHarness: () => Promise<EventStoreHarness>): void {
  describe(`Event store contract: ${name}`, () => {
    appending(makeHarness);
    reading(makeHarness);
  });
}
