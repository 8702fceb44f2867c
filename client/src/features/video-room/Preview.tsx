import { Button, FormGroup, HTMLSelect, Callout } from '@blueprintjs/core';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { ResponseOf } from 'contract/calls';
import { useSignedInUser } from '../../shared/api/session';
import { formatDate, formatTime } from '../../shared/lib/time';
import { TickIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { CameraIcon, MicrophoneIcon, MutedIcon, NoCameraIcon } from './icons';
import styles from './Lobby.module.css';
import { DEVICES, isSupported, type Device, type LocalMedia, type LocalState } from './localMedia';
import { Picture } from './Picture';
import { VideoRoomApi } from './video-room.api';

interface PreviewProps {
  readonly media: LocalMedia;
  readonly roomId: string;
  readonly present: readonly string[];
  readonly onJoin: () => void;
}

export function Preview({ media, roomId, present, onJoin }: PreviewProps) {
  const { first_name, last_name } = useSignedInUser();
  const { opening, tracks, muted, devices, last, problems } = media.useSnapshot();
  const joining = useRef(false);
  useEffect(() => {
    if (isSupported()) void media.open();
    return () => {
      if (!joining.current) media.close();
    };
  }, [media]);
  const join = () => {
    joining.current = true;
    onJoin();
  };
  const silent = muted || !tracks.microphone;
  if (!isSupported()) return <p className={styles.failure}>{t.problems.unsupported}</p>;

  const used = (device: Device) =>
    devices[device].find(({ deviceId }) => deviceId === last[device])?.deviceId;

  const choice = (device: Device) => (
    <FormGroup key={device} label={t.preview[device]} labelFor={`choose-${device}`}>
      <HTMLSelect
        id={`choose-${device}`}
        fill
        disabled={devices[device].length === 0}
        value={used(device) ?? ''}
        options={[
          ...(used(device) ? [] : [{ value: '', label: '–' }]),
          ...devices[device].map(({ deviceId, label }) => ({
            value: deviceId,
            label: label || t.preview.unnamed[device],
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value) void media.choose(device, value);
        }}
      />
    </FormGroup>
  );

  return (
    <Grid
      columns="minmax(0, 1.5fr) minmax(280px, 1fr)"
      align="start"
      gap={6}
      width="page"
      className={styles.preview}
    >
      <div>
        <div className={styles.stage}>
          {tracks.camera ? (
            <Picture track={tracks.camera} mirrored label={t.preview.heading} />
          ) : (
            <Text pad={3} textAlign="center">
              {opening ? t.preview.opening : t.preview.cameraOff}
            </Text>
          )}
          <Text truncate size={2} className={styles.name}>
            {t.preview.you(`${first_name} ${last_name}`.trim())}
          </Text>
          <Row align="stretch" gap={2} className={styles.switches}>
            <button
              type="button"
              aria-label={silent ? t.room.unmute : t.room.mute}
              data-off={silent}
              disabled={!tracks.microphone}
              onClick={() => media.mute(!muted)}
            >
              {silent ? <MutedIcon /> : <MicrophoneIcon />}
            </button>
            <button
              type="button"
              aria-label={tracks.camera ? t.room.stopCamera : t.room.startCamera}
              data-off={!tracks.camera}
              disabled={opening}
              onClick={() => (tracks.camera ? media.stop('camera') : void media.start('camera'))}
            >
              {tracks.camera ? <CameraIcon /> : <NoCameraIcon />}
            </button>
          </Row>
        </div>
        <Level track={tracks.microphone} muted={muted} />
      </div>
      <div>
        <SessionLine roomId={roomId} />
        <Text as="h2" below={3} size={5}>
          {t.preview.heading}
        </Text>
        {present.length === 0 && (
          <Text as="p" tone="muted">
            {t.preview.nobody}
          </Text>
        )}
        {present.map((name) => (
          <Row as="p" key={name} gap={2} below={3} className={styles.present}>
            <Initials first={name} last={name.split(' ').at(-1) ?? ''} />
            {t.preview.inRoom(name)}
            <StatusTag icon={<TickIcon />} intent="success" label={t.preview.here} />
          </Row>
        ))}
        <Problems problems={problems} onRetry={() => void media.open()} />
        {DEVICES.map(choice)}
        <Button
          fill
          size="large"
          intent="primary"
          className={styles.join}
          disabled={opening}
          text={t.preview.join}
          onClick={join}
        />
        {tracks.camera && (
          <Button
            fill
            variant="minimal"
            className={styles.second}
            text={t.preview.withoutCamera}
            onClick={() => {
              media.stop('camera');
              join();
            }}
          />
        )}
        <Text as="p" above={4} size={2} tone="muted">
          {t.preview.private}
        </Text>
      </div>
    </Grid>
  );
}

type Session = ResponseOf<'GET /sessions/info/{roomId}'>['data']['attributes'];

function SessionLine({ roomId }: { roomId: string }) {
  const { data, error, refetch } = VideoRoomApi.useRoomInfoQuery(roomId);
  if (error)
    return (
      <Text as="p" below={1} size={2} tone="muted" role="alert">
        {t.errors.noSession} <Button size="small" text={t.errors.tryAgain} onClick={() => void refetch()} />
      </Text>
    );
  return (
    <Text as="p" below={1} size={2} tone="muted">
      {data ? sessionText(data.attributes) : '\u00a0'}
    </Text>
  );
}

const sessionText = ({ timeRequested, lengthInMinutes }: Session) =>
  t.preview.session(lengthInMinutes, t.preview.when(formatDate(timeRequested), formatTime(timeRequested)));

interface ProblemsProps {
  readonly problems: LocalState['problems'];
  readonly onRetry: () => void;
}

function Problems({ problems, onRetry }: ProblemsProps) {
  const known = DEVICES.flatMap((device) => {
    const problem = problems[device];
    return problem ? [{ device, problem }] : [];
  });
  if (known.length === 0) return null;
  const refused = known.some(({ problem }) => problem === 'refused');
  return (
    <Callout intent="warning" role="alert" className={styles.problems}>
      {known.map(({ device, problem }) => (
        <p key={device}>{t.problems[problem][device]}</p>
      ))}
      {refused && <p>{t.problems.help[browserKind(navigator.userAgent)]}</p>}
      <p>{t.problems.withoutThem}</p>
      <Button text={t.errors.tryAgain} onClick={onRetry} />
    </Callout>
  );
}

const LOUDEST = 6;
const EVERY_MS = 100;
/** Longer than the time between two measurements, so that no sound is missed. */
const SAMPLES = 8_192;

function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return;
    const context = new AudioContext();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Maps -60 to -10 decibels to 0 to 1.
      const share = (10 * Math.log10(power + 1e-9) + 60) / 50;
      setLevel(Math.round(Math.max(0, Math.min(1, share)) * LOUDEST));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}

const AUDIBLE = 2;
const REMEMBERED_MS = 3_000;

function Level({ track, muted }: { track: MediaStreamTrack | null; muted: boolean }) {
  const level = useLevel(track);
  const audible = level >= AUDIBLE;
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    if (audible) return;
    const timer = setTimeout(() => setHeard(false), REMEMBERED_MS);
    return () => clearTimeout(timer);
  }, [audible]);
  if (audible && !heard) setHeard(true);
  const bars = Array.from({ length: LOUDEST }, (_, index) => index < level);
  return (
    <Row gap={2} above={3} size={2} tone="muted">
      <span
        className={styles.bars}
        role="meter"
        aria-label={t.preview.level}
        aria-valuemin={0}
        aria-valuemax={LOUDEST}
        aria-valuenow={level}
      >
        {bars.map((lit, index) => (
          <i key={index} data-lit={lit} style={{ '--bar': index + 1 } as CSSProperties} />
        ))}
      </span>
      <span role="status">
        {muted || !track ? t.preview.muted : heard ? t.preview.heard : t.preview.silent}
      </span>
    </Row>
  );
}

type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'other';

export function browserKind(agent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return 'chrome';
  return /Safari\//.test(agent) ? 'safari' : 'other';
}
