import { act } from '@testing-library/react';

/** Sets the clock; timers still run. */
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

/** From now on only `pass` advances the time. Node reads the bodies of requests by microtasks. */
export const stopTime = () => jest.useFakeTimers({ now: Date.now(), doNotFake: ['queueMicrotask'] });

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
});
