import { act } from '@testing-library/react';

/** Sets the clock to this moment for the rest of the test; timers continue to run. */
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

/** Stops all timers; from now on only `pass` moves the time. */
export const stopTime = () => jest.useFakeTimers({ now: Date.now() });

/** Lets timers advance; needs `stopTime` before. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
});
