import { createStore, type UseStore } from 'idb-keyval';

/** Returns a function that acts on a store in IndexedDB, and resolves to undefined if the browser does not allow it. */
export function deviceStore(database: string, name: string) {
  let store: UseStore | undefined;
  return async <Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> => {
    if (!('indexedDB' in globalThis)) return undefined;
    try {
      return await act((store ??= createStore(database, name)));
    } catch (error) {
      console.warn('The browser does not allow a store', name, error);
      return undefined;
    }
  };
}
