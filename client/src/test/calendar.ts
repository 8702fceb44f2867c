import { act } from '@testing-library/react';

/** Lets it be that moment until the test is over, while timers go on. */
export const itIs = (instant: string) =>
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** Lets time pass only as the test says, from now on. */
export const stopTime = () => jest.useFakeTimers({ now: Date.now() });

/** Only while time is stopped. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
});
