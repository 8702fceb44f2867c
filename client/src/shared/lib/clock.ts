import { useEffect, useState } from 'react';
import { observable } from './observable';

const DEBOUNCE_MS = 400;

export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), typed ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

const aheadMs = observable(0);
export const onClockSet = aheadMs.subscribe;

/** The device's uncorrected time, to compare only with other device times. */
export const deviceNow = (): number => Date.now();

/** The server's time; the device's time until the first response. */
export const now = (): number => deviceNow() - aheadMs.get();
export const nowDate = (): Date => new Date(now());

/** Call it before a request, and the returned function with the `Date` header of the response. */
export function compareClocks(): (date: string | null | undefined) => void {
  const sentAt = deviceNow();
  return (date) => {
    const serverTime = Date.parse(date ?? '');
    if (Number.isNaN(serverTime)) return;
    const receivedAt = deviceNow();
    // The clock is right if the server's time is between request and response; the header has whole seconds.
    aheadMs.set(serverTime > receivedAt ? receivedAt - serverTime : Math.max(sentAt - serverTime - 1_000, 0));
  };
}

export function useNow(everyMs: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const update = () => setTime(now());
    const timer = setInterval(update, everyMs);
    const stop = onClockSet(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return time;
}

/** Resolves in a new task, so that the browser can paint and respond in between. */
export const nextTask = () => new Promise<void>((then) => setTimeout(then));
