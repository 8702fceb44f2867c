import type { DocumentStore } from '../../../src/platform/document-store/document-store';

export interface DocumentStoreHarness {
  /** Opens another store on the same data, as another process would. */
  open(): Promise<DocumentStore>;
  dispose(): Promise<void>;
}

export const people = { name: 'people__v1', indexes: [{ name: 1 }, { team: 1, joined: -1 }] } as const;

export const many = (count: number, of: object = {}) =>
  Array.from({ length: count }, (_, index): [string, object] => [
    `p${String(index).padStart(5, '0')}`,
    { index, ...of },
  ]);

export class StoreUnderTest {
  store: DocumentStore;
  #harness: DocumentStoreHarness;
  #opened: DocumentStore[] = [];

  async start(harness: DocumentStoreHarness): Promise<void> {
    this.#harness = harness;
    this.store = await this.open();
    await this.store.ensure(people);
  }

  async open(): Promise<DocumentStore> {
    const store = await this.#harness.open();
    this.#opened.push(store);
    return store;
  }

  async closeAll(): Promise<void> {
    for (const store of this.#opened.splice(0)) await store.close();
  }

  async reopen(): Promise<void> {
    await this.closeAll();
    this.store = await this.open();
  }

  async stop(): Promise<void> {
    await this.closeAll();
    await this.#harness.dispose();
  }

  async put(
    documents: Iterable<readonly [string, object | null]>,
    collection: string = people.name,
  ): Promise<void> {
    const from = await this.store.checkpoint(collection);
    const checkpoint = { from, to: from + 1n };
    expect(await this.store.write(collection, { documents: new Map(documents), checkpoint })).toBe(true);
  }
}

export function useDocumentStore(makeHarness: () => Promise<DocumentStoreHarness>): StoreUnderTest {
  const the = new StoreUnderTest();
  beforeEach(async () => the.start(await makeHarness()));
  afterEach(() => the.stop());
  return the;
}
