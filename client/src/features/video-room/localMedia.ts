import { observable } from '../../shared/lib/observable';

export type Device = 'camera' | 'microphone';
export const DEVICES = ['camera', 'microphone'] as const;

export type Problem = 'refused' | 'missing' | 'busy' | 'failed';

export interface LocalState {
  readonly opening: boolean;
  readonly tracks: Readonly<Record<Device, MediaStreamTrack | null>>;
  readonly muted: boolean;
  readonly devices: Readonly<Record<Device, readonly MediaDeviceInfo[]>>;
  readonly last: Readonly<Record<Device, string | undefined>>;
  readonly problems: Readonly<Record<Device, Problem | null>>;
}

const DEVICE_KIND = { camera: 'videoinput', microphone: 'audioinput' } as const;
const NOTHING: LocalState = {
  opening: false,
  tracks: { camera: null, microphone: null },
  muted: false,
  devices: { camera: [], microphone: [] },
  last: { camera: undefined, microphone: undefined },
  problems: { camera: null, microphone: null },
};

export const isSupported = () =>
  typeof RTCPeerConnection === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;

/** A camera that is off is released. */
export class LocalMedia {
  private readonly now = observable(NOTHING);
  readonly snapshot = this.now.get;
  readonly subscribe = this.now.subscribe;
  readonly useSnapshot = this.now.useValue;
  private readonly chosen: Partial<Record<Device, string>> = {};
  private over = false;

  /** Requests both devices at once, so that the browser asks for permission only once. */
  async open(): Promise<void> {
    this.over = false;
    this.change({ opening: true });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: this.wish('microphone'),
        video: this.wish('camera'),
      });
      this.setTrack('camera', stream.getVideoTracks()[0] ?? null);
      this.setTrack('microphone', stream.getAudioTracks()[0] ?? null);
    } catch {
      for (const device of DEVICES) await this.start(device);
    }
    await this.list();
    this.change({ opening: false });
  }

  async start(device: Device): Promise<void> {
    try {
      const constraintsFor = this.wish(device);
      const stream = await navigator.mediaDevices.getUserMedia(
        device === 'camera' ? { video: constraintsFor } : { audio: constraintsFor },
      );
      this.setTrack(device, stream.getTracks()[0] ?? null);
      await this.list();
    } catch (error) {
      this.change({
        tracks: { ...this.state.tracks, [device]: null },
        problems: { ...this.state.problems, [device]: problemOf(error) },
      });
    }
  }

  stop(device: Device): void {
    this.state.tracks[device]?.stop();
    this.change({ tracks: { ...this.state.tracks, [device]: null } });
  }

  mute(muted: boolean): void {
    const { microphone } = this.state.tracks;
    if (microphone) microphone.enabled = !muted;
    this.change({ muted });
  }

  async choose(device: Device, id: string): Promise<void> {
    this.chosen[device] = id;
    this.stop(device);
    await this.start(device);
  }

  close(): void {
    this.over = true;
    for (const device of DEVICES) this.stop(device);
  }

  private setTrack(device: Device, track: MediaStreamTrack | null): void {
    if (this.over) return track?.stop();
    this.state.tracks[device]?.stop();
    if (track && device === 'microphone') track.enabled = !this.state.muted;
    track?.addEventListener('ended', () => {
      if (this.state.tracks[device] === track)
        this.change({ tracks: { ...this.state.tracks, [device]: null } });
    });
    this.change({
      tracks: { ...this.state.tracks, [device]: track },
      last: { ...this.state.last, [device]: track?.getSettings().deviceId ?? this.state.last[device] },
      problems: { ...this.state.problems, [device]: null },
    });
  }

  private async list(): Promise<void> {
    const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    const of = (device: Device) =>
      all.filter(({ kind, deviceId }) => kind === DEVICE_KIND[device] && deviceId);
    this.change({ devices: { camera: of('camera'), microphone: of('microphone') } });
  }

  private wish(device: Device): MediaTrackConstraints {
    const deviceId = this.chosen[device] ? { exact: this.chosen[device] } : undefined;
    return device === 'camera'
      ? { deviceId, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { max: 30 } }
      : { deviceId, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  }

  private get state() {
    return this.snapshot();
  }

  private change(to: Partial<LocalState>): void {
    this.now.set({ ...this.state, ...to });
  }
}

function problemOf(error: unknown): Problem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}
