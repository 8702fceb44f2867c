import { useEffect, useState } from 'react';
import type { RoomPerson, Source, RoomPeople } from 'contract/video';
import { Initials } from '../../shared/ui/Initials';
import { Row, Stack } from '../../shared/layout/layout';
import { t } from './en';
import { MicrophoneIcon, MutedIcon } from './icons';
import type { LocalMedia } from './localMedia';
import { Picture } from './Picture';
import styles from './Room.module.css';
import type { RoomClient, RoomState } from './roomClient';

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

function useReception(client: RoomClient, people: RoomPeople): Reception {
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

interface StageProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly media: LocalMedia;
}

export function Stage({ client, state, media }: StageProps) {
  const { people, tracks, screen, phase } = state;
  const own = media.useSnapshot();
  const { speaking, interrupted } = useReception(client, people);
  const screens = people.flatMap((person) => {
    const track = trackOf(person, 'screen', tracks);
    return track ? [{ person, track }] : [];
  });
  const isAlone = people.length === 0 && phase !== 'reconnecting';
  return (
    <div
      className={styles.stage}
      data-count={people.length}
      data-sharing={screens.length > 0}
      data-alone={isAlone}
    >
      {screens.map(({ person, track }) => (
        <figure key={`${person.id} screen`} className={styles.tile} data-screen>
          <Picture track={track} whole label={t.room.screenOf(person.name)} />
          <Row as="figcaption" className={`${styles.veil} ${styles.name}`}>
            {t.room.screenOf(person.name)}
          </Row>
        </figure>
      ))}
      {people.map((person) => (
        <PersonTile
          key={person.id}
          person={person}
          camera={trackOf(person, 'camera', tracks)}
          speaks={speaking.includes(person.id)}
          interrupted={interrupted.includes(person.id)}
        />
      ))}
      {people.length === 0 && (
        <p className={isAlone ? `${styles.alone} ${styles.veil}` : styles.alone} role="status">
          {phase === 'inside'
            ? t.room.waiting
            : t.room[phase === 'connecting' ? 'connecting' : 'reconnecting']}
        </p>
      )}
      <figure className={styles.self}>
        {own.tracks.camera ? (
          <Picture track={own.tracks.camera} mirrored label={t.room.you} />
        ) : (
          <span className={styles.off}>{t.preview.cameraOff}</span>
        )}
        <Row as="figcaption" className={`${styles.veil} ${styles.name}`}>
          {own.muted || !own.tracks.microphone ? <MutedIcon /> : <MicrophoneIcon />}
          {screen ? t.room.yourScreen : t.room.you}
        </Row>
      </figure>
    </div>
  );
}

interface PersonTileProps {
  readonly person: RoomPerson;
  readonly camera: MediaStreamTrack | undefined;
  readonly speaks: boolean;
  readonly interrupted: boolean;
}

function PersonTile({ person, camera, speaks, interrupted }: PersonTileProps) {
  const audible = person.streams.some(({ source, paused }) => source === 'microphone' && !paused);
  const sends = person.streams.some(({ source, paused }) => source === 'camera' && !paused);
  const name = person.role === 'admin' ? t.room.admin(person.name) : person.name;
  return (
    <figure className={styles.tile} data-speaks={speaks}>
      {sends && camera && <Picture track={camera} label={name} />}
      {!(sends && camera) && (
        <Stack justify="center" className={styles.face}>
          <Initials first={person.name} last={person.name.split(' ').at(-1) ?? ''} />
          {!sends && <span className={styles.off}>{t.room.disabledVideo}</span>}
        </Stack>
      )}
      {interrupted && (
        <span className={`${styles.veil} ${styles.warning} ${styles.interrupted}`} role="status">
          {t.room.interrupted(name)}
        </span>
      )}
      <Row as="figcaption" className={`${styles.veil} ${styles.name}`}>
        {audible ? <MicrophoneIcon /> : <MutedIcon />}
        {name}
        {!audible && <span className="visually-hidden">{t.room.mutedOf(name)}</span>}
        {speaks && <span className="visually-hidden">{t.room.speaks(name)}</span>}
      </Row>
    </figure>
  );
}

function trackOf(
  { streams }: RoomPerson,
  source: Source,
  tracks: RoomState['tracks'],
): MediaStreamTrack | undefined {
  const stream = streams.find((each) => each.source === source);
  return stream && tracks.get(stream.id);
}
