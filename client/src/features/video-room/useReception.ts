import { useEffect, useState } from 'react';
import type { RoomPeople } from 'contract/video';
import type { RoomClient } from './roomClient';

const EVERY_MS = 300;
const AUDIBLE = 0.02;
/** A person who pauses between two words counts as speaking. */
const SPEECH_PAUSE_MS = 1_000;
/** Devices send packets even in silence and darkness, so a gap is an interruption. */
const SILENCE_TIMEOUT_MS = 4_000;

interface Reception {
  readonly speaking: readonly string[];
  readonly interrupted: readonly string[];
}

export function useReception(client: RoomClient, people: RoomPeople): Reception {
  const [speaking, setSpeaking] = useState('');
  const [interrupted, setInterrupted] = useState('');
  useEffect(() => {
    const begun = performance.now();
    const heardAt = new Map<string, number>();
    const cameAt = new Map<string, number>();
    const poll = async () => {
      const received = await client.received();
      const now = performance.now();
      const sending = people.filter(({ id, streams }) => {
        const open = streams.filter(({ source, paused }) => source !== 'screen' && !paused);
        for (const { id: streamId, source } of open) {
          const { packets = 0, loudness = 0 } = received.get(streamId) ?? {};
          if (packets > 0) cameAt.set(id, now);
          if (source === 'microphone' && loudness > AUDIBLE) heardAt.set(id, now);
        }
        if (!open.some(({ source }) => source === 'microphone')) heardAt.delete(id);
        return open.length > 0;
      });
      const idsOf = (some: RoomPeople) => some.map(({ id }) => id).join(' ');
      setSpeaking(idsOf(sending.filter(({ id }) => now - (heardAt.get(id) ?? 0) < SPEECH_PAUSE_MS)));
      setInterrupted(idsOf(sending.filter(({ id }) => now - (cameAt.get(id) ?? begun) > SILENCE_TIMEOUT_MS)));
    };
    const timer = setInterval(() => void poll().catch(() => setSpeaking('')), EVERY_MS);
    return () => clearInterval(timer);
  }, [client, people]);
  return { speaking: speaking.split(' '), interrupted: interrupted.split(' ') };
}
