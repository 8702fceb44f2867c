import { retryWhileBusy, yieldToWriters } from './write-turns';

describe('Turns of writers', () => {
  const busy = new Error('Locked.');
  const isBusy = (error: unknown) => error === busy;

  it('let a waiting writer go first once the lock is free', async () => {
    let isLocked = true;
    const order: string[] = [];
    const waiting = retryWhileBusy(
      () => {
        if (isLocked) throw busy;
        order.push('the request');
      },
      isBusy,
      60_000,
    );
    isLocked = false;
    await yieldToWriters();
    order.push('the next batch');
    await waiting;
    expect(order).toEqual(['the request', 'the next batch']);
  });

  it('do not stop a writer behind one that never gets the lock', async () => {
    const end = new Error('The test ends.');
    let isAtEnd = false;
    const waiting = retryWhileBusy(
      () => {
        throw isAtEnd ? end : busy;
      },
      isBusy,
      60_000,
    );
    await yieldToWriters();
    isAtEnd = true;
    await expect(waiting).rejects.toBe(end);
  });

  it('fail at once for another reason, and at last when it stays locked', async () => {
    const full = new Error('The disk is full.');
    const fail = (error: Error) => () => {
      throw error;
    };
    await expect(retryWhileBusy(fail(full), isBusy, 60_000)).rejects.toBe(full);
    await expect(retryWhileBusy(fail(busy), isBusy, 5)).rejects.toBe(busy);
  });
});
