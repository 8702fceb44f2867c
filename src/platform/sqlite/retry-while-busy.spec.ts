import { retryWhileBusy } from './retry-while-busy';

describe('Repeated attempts', () => {
  const busy = new Error('Locked.');
  const isBusy = (error: unknown) => error === busy;
  const fail = (error: Error) => () => {
    throw error;
  };

  it('succeed once the database is free', async () => {
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      if (attempts < 3) throw busy;
      return attempts;
    };
    expect(await retryWhileBusy(attempt, isBusy, 60_000)).toBe(3);
  });

  it('fail at once for another reason, and at last when it stays locked', async () => {
    const full = new Error('The disk is full.');
    await expect(retryWhileBusy(fail(full), isBusy, 60_000)).rejects.toBe(full);
    await expect(retryWhileBusy(fail(busy), isBusy, 5)).rejects.toBe(busy);
  });
});
