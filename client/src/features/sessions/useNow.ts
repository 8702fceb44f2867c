import { useNow as useTime } from '../../shared/lib/clock';

const TICK_MS = 15_000;

export const useNow = (): number => useTime(TICK_MS);
