import { useEffect, useState } from 'react';
import { now, onClockSet } from './clock';

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
