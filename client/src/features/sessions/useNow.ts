import { useNow as useTime } from '../../shared/lib/useNow';

const TICK_MS = 15_000;

export const useNow = (): number => useTime(TICK_MS);
