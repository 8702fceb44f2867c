import { useEffect, useState } from 'react';
import { now, onClockSet } from './clock';

export function useNow(everyMs: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const tell = () => setTime(now());
    const timer = setInterval(tell, everyMs);
    const stop = onClockSet(tell);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return time;
}
