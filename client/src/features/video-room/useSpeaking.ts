import { useEffect, useState } from 'react';
import type { RoomPeople } from 'contract/video';
import type { RoomClient } from './roomClient';

const EVERY_MS = 300;
const AUDIBLE = 0.02;

/** The ids of those who can be heard now. */
export function useSpeaking(client: RoomClient, people: RoomPeople): string {
  const [speaking, setSpeaking] = useState('');
  useEffect(() => {
    const listen = () =>
      setSpeaking(
        people
          .filter(({ streams }) =>
            streams.some(
              ({ id, source, paused }) => source === 'microphone' && !paused && client.loudness(id) > AUDIBLE,
            ),
          )
          .map(({ id }) => id)
          .join(' '),
      );
    const timer = setInterval(listen, EVERY_MS);
    return () => clearInterval(timer);
  }, [client, people]);
  return speaking;
}
