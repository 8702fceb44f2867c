import { useEffect, useRef, useState, useSyncExternalStore, useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import type { RoomPeople } from 'contract/video';
import { useSignedInUser } from '../../shared/api/session';
import { isApiError, errorMessage } from '../../shared/api/errors';
import { ConnectionBar } from '../../shared/offline/ConnectionBar';
import { useUnsaved } from '../../shared/form/unsaved';
import { from } from '../../shared/layout/breakpoints';
import { mediaOf } from '../../shared/ui/media';
import { Toaster } from '../../shared/ui/Toaster';
import { Stack, Row, Text } from '../../shared/layout/layout';
import { Conversation } from '../../domain/messages/Conversation';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { CrossIcon } from '../../shared/ui/icons';
import { useNow } from '../../shared/lib/useNow';
import { Logo } from '../../shared/ui/Logo';
import { Controls } from './Controls';
import { t } from './en';
import type { LocalMedia } from './localMedia';
import { MySessions } from './MySessions';
import { SignalIcon } from './icons';
import styles from './Room.module.css';
import { NoToken, RoomClient, type RoomState } from './roomClient';
import { Stage } from './Stage';
import { useOther } from './useOther';

interface RoomProps {
  readonly roomId: string;
  readonly media: LocalMedia;
  readonly token: () => Promise<string>;
  readonly onLeave: (again: boolean) => void;
}

/** The room is a modal dialog, so the rest of the page is unreachable. */
export default function Room({ roomId, media, token, onLeave }: RoomProps) {
  const { id } = useSignedInUser();
  const [client] = useState(() => new RoomClient(id, media, () => token().catch(refusedToken)));
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const [chat, setChat] = useState(() => mediaOf(from('laptop')).matches);
  const other = useOther(roomId, state.people);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useUnsaved(state.phase !== 'ended', t.room.leaving);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    client.enter();
    const leave = () => client.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      client.leave();
      element?.close();
    };
  }, [client]);

  // Notices outside the dialog are unreachable, and in full screen they are invisible.
  const notices = (
    <>
      <div role="status">
        <ConnectionBar />
      </div>
      <Toaster />
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.room.label}
      // Escape leaves full screen and closes menus, so it must not end the call, too.
      onCancel={(event) => event.preventDefault()}
    >
      {state.phase === 'ended' ? (
        <>
          {notices}
          <Ended state={state} roomId={roomId} onLeave={onLeave} onAgain={() => client.again()} />
        </>
      ) : (
        <div ref={frame} className={styles.room}>
          {notices}
          <RoomHeader client={client} state={state} />
          <Stack gap={3} pad={[0, 3]} className={styles.middle} data-chat={chat}>
            <Stage client={client} state={state} media={media} />
            {chat && <Chat other={other} onClose={() => setChat(false)} />}
          </Stack>
          <Controls
            client={client}
            state={state}
            media={media}
            frame={frame}
            chat={chat}
            unread={chat ? 0 : (other.contact?.attributes.unread ?? 0)}
            onChat={() => setChat(!chat)}
            onLeave={() => onLeave(true)}
          />
          <Sounds people={state.people} tracks={state.tracks} />
        </div>
      )}
    </dialog>
  );
}

/** A refusal by the server ends the attempts to enter; a network error does not. */
function refusedToken(error: unknown): never {
  if (isApiError(error) && error.status > 0 && error.status < 500)
    throw new NoToken(errorMessage(error).message);
  throw error;
}

interface EndedProps {
  readonly state: RoomState;
  readonly roomId: string;
  readonly onLeave: (again: boolean) => void;
  readonly onAgain: () => void;
}

function Ended({ state: { end, failure }, roomId, onLeave, onAgain }: EndedProps) {
  const again = end === null || end === 'elsewhere';
  return (
    <Stack justify="center" gap={4} pad={4} textAlign="center" className={styles.ended} role="alert">
      <h1>{end ? t.room.ends[end] : t.errors[failure?.of === 'token' ? 'noToken' : 'noConnection']}</h1>
      {failure?.message && <p>{failure.message}</p>}
      <Row align="stretch" justify="center" wrap gap={2}>
        {again && <Button size="large" intent="primary" text={t.room.again} onClick={onAgain} />}
        <MySessions roomId={roomId} primary={!again} />
        <Button size="large" text={t.room.backToStart} onClick={() => onLeave(again)} />
      </Row>
    </Stack>
  );
}

interface ChatProps {
  readonly other: ReturnType<typeof useOther>;
  readonly onClose: () => void;
}

function Chat({ other: { query, otherId, contact }, onClose }: ChatProps) {
  return (
    <aside className={styles.chat} aria-label={t.room.chat}>
      <Row as="header" rule="bottom" justify="between" className={styles.chatHeader}>
        <Text as="h2" size={3}>
          {t.room.chat}
        </Text>
        <Button variant="minimal" icon={<CrossIcon />} aria-label={t.room.closeChat} onClick={onClose} />
      </Row>
      <Loaded query={query} what={t.room.loadingChat}>
        {() =>
          contact ? (
            <Conversation key={contact.id} contact={contact} />
          ) : (
            <Empty of="messages">{otherId ? t.room.noChat : t.room.waiting}</Empty>
          )
        }
      </Loaded>
    </aside>
  );
}

function Sounds({ people, tracks }: { people: RoomPeople; tracks: RoomState['tracks'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [silenced, setSilenced] = useState(false);
  const heard = people.flatMap(({ streams }) =>
    streams.flatMap(({ id, source }) => {
      const track = source === 'microphone' ? tracks.get(id) : undefined;
      return track ? [{ id, track }] : [];
    }),
  );
  const play = () => {
    setSilenced(false);
    box.current?.querySelectorAll('audio').forEach((audio) => void audio.play().catch(() => undefined));
  };
  return (
    <div ref={box}>
      {heard.map(({ id, track }) => (
        <Sound key={id} track={track} onSilenced={() => setSilenced(true)} />
      ))}
      {silenced && (
        <p className={styles.silenced} role="alert">
          {t.room.sound} <Button text={t.room.playSound} onClick={play} />
        </p>
      )}
    </div>
  );
}

function Sound({ track, onSilenced }: { track: MediaStreamTrack; onSilenced: () => void }) {
  const audio = useRef<HTMLAudioElement>(null);
  const stream = useMemo(() => new MediaStream([track]), [track]);
  const silenced = useRef(onSilenced);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    element.srcObject = stream;
    // Playing also fails if another track takes over. Only this error means that the browser refuses sound.
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') silenced.current();
    });
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return <audio ref={audio} />;
}

type Quality = 'good' | 'poor' | 'lost';

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

function useQuality(client: RoomClient, connected: boolean): Quality {
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

const SOON_MS = 2 * 60_000;

function RoomHeader({ client, state }: { client: RoomClient; state: RoomState }) {
  const { phase, people, startsAt, endsAt } = state;
  const quality = useQuality(client, phase === 'inside');
  const now = useNow(1_000);
  const names = people.map(({ name, role }) => (role === 'admin' ? t.room.admin(name) : name));
  const soonOver = endsAt !== null && Date.parse(endsAt) - now < SOON_MS;
  return (
    <Row as="header" gap={3} className={styles.header}>
      <Logo size={26} />
      <Text as="h1" grow size={4} truncate className={styles.title}>
        {phase === 'connecting' && t.room.connecting}
        {phase === 'reconnecting' && t.room.reconnecting}
        {phase === 'inside' && (names.length > 0 ? t.room.speakingWith(t.room.and(names)) : t.room.alone)}
      </Text>
      <Row as="span" inline size={1} nowrap className={styles.quality} data-quality={quality} role="status">
        <SignalIcon />
        <span>{t.room.quality[quality]}</span>
      </Row>
      {startsAt && (
        <Text tabular nowrap className={soonOver ? styles.warning : styles.clock}>
          {clock(startsAt, endsAt, now)}
        </Text>
      )}
      <span className={`${styles.veil} ${styles.warning} ${styles.soon}`} role="status">
        {soonOver && t.room.soonOver}
      </span>
    </Row>
  );
}

function clock(startsAt: string, endsAt: string | null, now: number): string {
  const start = Date.parse(startsAt);
  if (now < start) return t.room.beginsIn(minutes(start - now));
  const elapsed = minutes(now - start);
  return endsAt ? t.room.elapsed(elapsed, minutes(Date.parse(endsAt) - start)) : elapsed;
}

function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
