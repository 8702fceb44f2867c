import { get, set } from 'idb-keyval';
import { Databases } from '../../test/databases';
import { deviceStore } from './deviceStore';

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

it('a store on the device remembers values', async () => {
  Object.assign(globalThis, { indexedDB: new Databases() });
  const inStore = deviceStore('outbox', 'changes');
  await inStore((store) => set('key', 'value', store));
  expect(await inStore((store) => get('key', store))).toBe('value');
});

it('a browser without IndexedDB stores nothing', async () => {
  expect(await deviceStore('outbox', 'changes')((store) => get('key', store))).toBeUndefined();
});

const refused = { error: new Error('Closed'), onerror: () => undefined };

it.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'refuses',
    () => {
      queueMicrotask(() => refused.onerror());
      return refused;
    },
  ],
])('a browser that %s as a store is opened stores nothing', async (_, open) => {
  Object.assign(globalThis, { indexedDB: { open } });
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await deviceStore('outbox', 'changes')((store) => get('key', store))).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
