import { useNow as useTime } from '../../shared/lib/useNow';

const TICK_MS = 15_000;

/** Returns the current time and rerenders every few seconds. */
export const useNow = (): number => useTime(TICK_MS);
