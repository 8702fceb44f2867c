import { appending } from './event-store-appending.contract';
import { reading } from './event-store-reading.contract';
import type { EventStoreHarness } from './event-store.harness';

/** The tests that every event store must pass. Stores may be shared, so the tests ignore earlier events. */
export function eventStoreContract(name: string, makeHarness: () => Promise<EventStoreHarness>): void {
  describe(`event store: ${name}`, () => {
    appending(makeHarness);
    reading(makeHarness);
  });
}
