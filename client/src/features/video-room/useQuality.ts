import { useEffect, useState } from 'react';
import type { RoomClient } from './roomClient';

export type Quality = 'good' | 'poor' | 'lost';

const EVERY_MS = 2_000;
const LOSSY = 0.05;
const SLOW_S = 0.5;

interface Figures {
  readonly type: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly roundTripTime?: number;
}

export function useQuality(client: RoomClient, connected: boolean): Quality {
  const [poor, setPoor] = useState(false);
  useEffect(() => {
    if (!connected) return;
    let before = { received: 0, lost: 0 };
    const look = async () => {
      const reports = await client.reports();
      const figures = reports.flatMap((report) => [...(report.values() as Iterable<Figures>)]);
      const inbound = figures.filter(({ type }) => type === 'inbound-rtp');
      const now = {
        received: sum(inbound.map(({ packetsReceived = 0 }) => packetsReceived)),
        lost: sum(inbound.map(({ packetsLost = 0 }) => packetsLost)),
      };
      const [received, lost] = [now.received - before.received, now.lost - before.lost];
      before = now;
      const outbound = figures.filter(({ type }) => type === 'remote-inbound-rtp');
      setPoor(
        lost > LOSSY * (received + lost) ||
          outbound.some(
            ({ fractionLost = 0, roundTripTime = 0 }) => fractionLost > LOSSY || roundTripTime > SLOW_S,
          ),
      );
    };
    const timer = setInterval(() => void look().catch(() => setPoor(true)), EVERY_MS);
    return () => clearInterval(timer);
  }, [client, connected]);
  if (!connected) return 'lost';
  return poor ? 'poor' : 'good';
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
