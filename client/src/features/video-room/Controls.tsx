import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../../shared/lib/format';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import {
  BubbleIcon,
  CameraIcon,
  FullScreenIcon,
  LeaveIcon,
  MicrophoneIcon,
  MutedIcon,
  NoCameraIcon,
  PictureIcon,
  ScreenIcon,
} from './icons';
import type { LocalMedia } from './localMedia';
import styles from './Room.module.css';
import type { RoomClient, RoomState } from './roomClient';

interface ControlsProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly media: LocalMedia;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly chat: boolean;
  readonly unread: number;
  readonly onChat: () => void;
  readonly onLeave: () => void;
}

export function Controls({ client, state, media, frame, chat, unread, onChat, onLeave }: ControlsProps) {
  const { tracks, muted, problems } = media.useSnapshot();
  const [shareFailed, setShareFailed] = useState(false);
  const full = useFullScreen();
  const camera = tracks.camera !== null;
  const silent = muted || tracks.microphone === null;

  const toggleMicrophone = () => {
    if (tracks.microphone) return media.mute(!muted);
    media.mute(false);
    void media.start('microphone');
  };
  const toggleCamera = () => (camera ? media.stop('camera') : void media.start('camera'));
  const toggleScreen = () => {
    setShareFailed(false);
    if (state.screen) return client.stopScreen();
    client.shareScreen().catch((error: unknown) => {
      // Declining to choose a screen is not a failure.
      setShareFailed(!(error instanceof DOMException && error.name === 'NotAllowedError'));
    });
  };
  const toggleFull = () =>
    void (full ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => undefined);
  const openPicture = () => {
    const video = frame.current?.querySelector<HTMLVideoElement>('figure video');
    void (
      document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture()
    )?.catch(() => undefined);
  };
  const problem = (['camera', 'microphone'] as const)
    .map((device) => problems[device] && t.problems[problems[device]][device])
    .find(Boolean);

  return (
    <Row as="footer" justify="center" wrap className={styles.controls} aria-label={t.room.controls}>
      <Text as="p" flush textAlign="center" className={styles.trouble} role="alert">
        {shareFailed ? t.room.shareFailed : problem}
      </Text>
      <Control
        label={silent ? t.room.unmute : t.room.mute}
        icon={silent ? <MutedIcon /> : <MicrophoneIcon />}
        off={silent}
        onClick={toggleMicrophone}
      />
      <Control
        label={camera ? t.room.stopCamera : t.room.startCamera}
        icon={camera ? <CameraIcon /> : <NoCameraIcon />}
        off={!camera}
        onClick={toggleCamera}
      />
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <Control
          label={state.screen ? t.room.stopSharing : t.room.share}
          icon={<ScreenIcon />}
          pressed={state.screen !== null}
          onClick={toggleScreen}
        />
      )}
      <Control
        label={t.room.chat}
        name={unread > 0 ? t.room.chatWith(unread) : t.room.chat}
        icon={<BubbleIcon />}
        badge={unread}
        expanded={chat}
        onClick={onChat}
      />
      <span className="visually-hidden" role="status">
        {unread > 0 && t.room.unread(unread)}
      </span>
      {document.fullscreenEnabled && (
        <Control
          label={full ? t.room.window : t.room.fullScreen}
          icon={<FullScreenIcon />}
          small
          onClick={toggleFull}
        />
      )}
      {document.pictureInPictureEnabled && state.people.length > 0 && (
        <Control label={t.room.pictureInPicture} icon={<PictureIcon />} small onClick={openPicture} />
      )}
      <Control label={t.room.leave} icon={<LeaveIcon />} leave onClick={onLeave} />
    </Row>
  );
}

interface ControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly off?: boolean;
  readonly leave?: boolean;
  readonly small?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly name?: string;
  readonly badge?: number;
}

function Control({ label, icon, onClick, off, leave, small, pressed, expanded, name, badge }: ControlProps) {
  return (
    <Row
      as="button"
      type="button"
      bare
      inline
      justify="center"
      gap={2}
      weight={550}
      nowrap
      className={styles.control}
      data-off={off}
      data-leave={leave}
      data-small={small}
      aria-label={name ?? label}
      title={small ? label : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {!small && <span className={styles.word}>{label}</span>}
      {!!badge && (
        <Text size={1} weight={650} className={styles.badge} aria-hidden="true">
          {formatNumber(badge)}
        </Text>
      )}
    </Row>
  );
}

function useFullScreen(): boolean {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return full;
}
