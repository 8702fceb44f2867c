type Key = unknown;

/** A request to IndexedDB that ends in a moment. */
function answer<Result>(isRefused: boolean, result?: Result) {
  const request = {
    result,
    error: isRefused ? new DOMException('full', 'QuotaExceededError') : null,
    onsuccess: () => undefined,
    oncomplete: () => undefined,
    onabort: () => undefined,
    onerror: () => undefined,
  };
  queueMicrotask(() => {
    if (!isRefused) request.onsuccess();
    (isRefused ? request.onabort : request.oncomplete)();
  });
  return request;
}

const of = (key: Key) => JSON.stringify(key);

/** The parts of IndexedDB that the client needs, in memory, with one object store in each database. */
export class Databases {
  private readonly stores = new Map<string, Map<string, readonly [Key, unknown]>>();
  private isForbidden = false;
  private maxEntries = Infinity;

  /** Opened databases stay open, so that a test can change what is possible meanwhile. */
  reset({ isForbidden = false, maxEntries = Infinity } = {}): void {
    Object.assign(this, { isForbidden, maxEntries });
  }

  valuesIn = (name: string): unknown[] => [...this.storeOf(name).values()].map(([, value]) => value);

  open(name: string) {
    const stored = this.storeOf(name);
    let isRefused = false;
    const objectStore = () => ({
      get: (key: Key) => answer(false, stored.get(of(key))?.[1]),
      put: (value: unknown, key: Key) => {
        isRefused = !stored.has(of(key)) && this.size() >= this.maxEntries;
        if (!isRefused) stored.set(of(key), [key, structuredClone(value)]);
      },
      delete: (key: Key) => void stored.delete(of(key)),
      clear: () => stored.clear(),
      getAllKeys: () =>
        answer(
          false,
          [...stored.values()].map(([key]) => key),
        ),
      getAll: () =>
        answer(
          false,
          [...stored.values()].map(([, value]) => value),
        ),
      get transaction() {
        return answer(isRefused);
      },
    });
    const transaction = () => {
      if (this.isForbidden) throw new DOMException('closed', 'InvalidStateError');
      isRefused = false;
      return { objectStore };
    };
    return answer(this.isForbidden, { transaction });
  }

  private storeOf(name: string) {
    const stored = this.stores.get(name) ?? new Map<string, readonly [Key, unknown]>();
    this.stores.set(name, stored);
    return stored;
  }

  private size = () => [...this.stores.values()].reduce((sum, { size }) => sum + size, 0);
}
