import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../shared/api/session';
import { formatDate, formatTime } from '../../shared/lib/time';
import { TickIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import { CameraIcon, MicrophoneIcon, MutedIcon, NoCameraIcon } from './icons';
import { Level } from './Level';
import styles from './Lobby.module.css';
import { DEVICES, isSupported, type Device, type LocalMedia } from './localMedia';
import { Picture } from './Picture';
import { Problems } from './Problems';
import { useRoomInfoQuery } from './video-room.api';

interface PreviewProps {
  readonly media: LocalMedia;
  readonly roomId: string;
  readonly present: readonly string[];
  readonly onJoin: () => void;
}

export function Preview({ media, roomId, present, onJoin }: PreviewProps) {
  const { first_name, last_name } = useSignedInUser();
  const { opening, tracks, muted, devices, last, problems } = useSyncExternalStore(
    media.subscribe,
    media.snapshot,
  );
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
    <div className={styles.preview}>
      <div>
        <div className={styles.stage}>
          {tracks.camera ? (
            <Picture track={tracks.camera} mirrored label={t.preview.heading} />
          ) : (
            <span className={styles.off}>{opening ? t.preview.opening : t.preview.cameraOff}</span>
          )}
          <span className={styles.name}>{t.preview.you(`${first_name} ${last_name}`.trim())}</span>
          <div className={styles.switches}>
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
          </div>
        </div>
        <Level track={tracks.microphone} muted={muted} />
      </div>
      <div>
        <SessionLine roomId={roomId} />
        <h2>{t.preview.heading}</h2>
        {present.length === 0 && <p className={styles.help}>{t.preview.nobody}</p>}
        {present.map((name) => (
          <p key={name} className={styles.present}>
            <Initials first={name} last={name.split(' ').at(-1) ?? ''} />
            {t.preview.inRoom(name)}
            <StatusTag icon={<TickIcon />} intent="success" label={t.preview.here} />
          </p>
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
        <p className={styles.private}>{t.preview.private}</p>
      </div>
    </div>
  );
}

function SessionLine({ roomId }: { roomId: string }) {
  const { data, error, refetch } = useRoomInfoQuery(roomId);
  if (error)
    return (
      <p className={`${styles.help} ${styles.session}`} role="alert">
        {t.errors.noSession} <Button size="small" text={t.errors.tryAgain} onClick={() => void refetch()} />
      </p>
    );
  if (!data) return <p className={`${styles.help} ${styles.session}`}>&nbsp;</p>;
  const { timeRequested, lengthInMinutes } = data.attributes;
  const when = t.preview.when(formatDate(timeRequested), formatTime(timeRequested));
  return <p className={`${styles.help} ${styles.session}`}>{t.preview.session(lengthInMinutes, when)}</p>;
}
