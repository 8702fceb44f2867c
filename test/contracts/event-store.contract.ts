import { appending } from './event-store-appending.contract';
import { reading } from './event-store-reading.contract';
import type { EventStoreHarness } from './event-store.harness';

/** The tests that every event store must pass. The stores may be shared: tests ignore events from before their own. */
export function eventStoreContract(name: string, makeHarness: () => Promise<EventStoreHarness>): void {
  describe(`event store: ${name}`, () => {
    appending(makeHarness);
    reading(makeHarness);
  });
}
