import { Device } from 'mediasoup-client';
import type { RtpCapabilities, Transport, TransportOptions } from 'mediasoup-client/types';
import type { IceServer, RoomEnd, RoomPeople, Source, TransportParameters } from 'contract/video';
import { observable } from '../../shared/lib/observable';
import { sendRoomRequest, onRoomEvent, isConnected, reconnectSoon, Refused } from './roomRequests';
import type { LocalMedia } from './localMedia';
import { Incoming } from './incoming';
import { Outgoing, type Recorded } from './outgoing';
import type { Received } from './reception';

/** A transport that does not connect in time is replaced, because a lost handshake never recovers. */
const CONNECT_TIMEOUT_MS = 4_000;
const RETRY_MS = 2_000;
/** The client gives up after this many failures, unless it has been in the room before. */
const MAX_FAILURES = 3;

export type LastingEnd = Exclude<RoomEnd, 'stopped'>;

export interface RoomState {
  readonly phase: 'connecting' | 'inside' | 'reconnecting' | 'ended';
  readonly end: LastingEnd | null;
  readonly failure: { readonly of: 'token' | 'connection'; readonly message: string | null } | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly people: RoomPeople;
  readonly tracks: ReadonlyMap<string, MediaStreamTrack>;
  readonly screen: MediaStreamTrack | null;
}

const OUTSIDE: RoomState = {
  phase: 'connecting',
  end: null,
  failure: null,
  startsAt: null,
  endsAt: null,
  people: [],
  tracks: new Map(),
  screen: null,
};

export class RoomClient {
  private readonly now = observable(OUTSIDE);
  readonly snapshot = this.now.get;
  readonly subscribe = this.now.subscribe;
  readonly useSnapshot = this.now.useValue;
  private readonly endings: (() => void)[] = [];
  private transports: Transport[] = [];
  private incoming: Incoming | undefined;
  private outgoing: Outgoing | undefined;
  /** Results of earlier attempts are ignored. */
  private attempt = 0;
  private failed = 0;
  private hasLeft = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly me: string,
    private readonly media: Pick<LocalMedia, 'snapshot' | 'subscribe'>,
    private readonly token: () => Promise<string>,
    private readonly newDevice = () => Device.factory(),
  ) {}

  enter(): void {
    this.hasLeft = false;
    reconnectSoon(true);
    this.endings.push(
      () => reconnectSoon(false),
      onRoomEvent('connect', () => {
        if (this.state.phase !== 'ended') this.begin();
      }),
      onRoomEvent('disconnect', () => {
        if (this.state.phase !== 'ended') this.lost();
      }),
      onRoomEvent('room.people', (people) => this.updatePeople(people)),
      onRoomEvent('room.ended', (end) => (end === 'stopped' ? this.stopped() : this.ended({ end }))),
      this.media.subscribe(() => this.outgoing?.follow()),
    );
    this.begin();
  }

  again(): void {
    this.failed = 0;
    this.change({ phase: 'connecting', end: null, failure: null });
    this.begin();
  }

  leave(): void {
    this.hasLeft = true;
    this.endings.splice(0).forEach((end) => end());
    this.attempt++;
    clearTimeout(this.timer);
    this.hangUp();
    this.stopScreen();
    if (isConnected()) sendRoomRequest('room.leave', {}).catch(() => undefined);
  }

  async shareScreen(): Promise<void> {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
    // The user may have left the room while choosing a screen.
    if (this.hasLeft || this.state.phase === 'ended')
      return stream.getTracks().forEach((track) => track.stop());
    this.stopScreen();
    const [screen = null] = stream.getVideoTracks();
    screen?.addEventListener('ended', () => this.stopScreen());
    this.change({ screen });
    this.outgoing?.follow();
  }

  stopScreen(): void {
    this.state.screen?.stop();
    if (!this.state.screen) return;
    this.change({ screen: null });
    this.outgoing?.follow();
  }

  async reports(): Promise<RTCStatsReport[]> {
    return Promise.all(this.transports.filter(({ closed }) => !closed).map((each) => each.getStats()));
  }

  async received(): Promise<ReadonlyMap<string, Received>> {
    return (await this.incoming?.received()) ?? new Map<string, Received>();
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.hangUp();
    if (this.state.phase === 'inside') this.change({ phase: 'reconnecting' });
    const attempt = ++this.attempt;
    if (!isConnected()) return;
    this.join(attempt).catch((error: unknown) => {
      if (attempt !== this.attempt) return;
      const first = this.state.phase === 'connecting';
      if (error instanceof NoToken) this.ended({ failure: { of: 'token', message: error.message } });
      else if (error instanceof Refused && first)
        this.ended({ failure: { of: 'connection', message: error.message } });
      else if (first && ++this.failed >= MAX_FAILURES)
        this.ended({ failure: { of: 'connection', message: null } });
      else this.timer = setTimeout(() => this.begin(), RETRY_MS);
    });
  }

  private lost(): void {
    this.attempt++;
    clearTimeout(this.timer);
    this.hangUp();
    this.change({ phase: this.state.phase === 'connecting' ? 'connecting' : 'reconnecting' });
  }

  /** When the server stops, the room soon opens there again or on another server. */
  private stopped(): void {
    this.lost();
    this.timer = setTimeout(() => this.begin(), RETRY_MS);
  }

  private async join(attempt: number): Promise<void> {
    const joined = await sendRoomRequest('room.join', { token: await this.token() });
    if (attempt !== this.attempt) return;
    this.updatePeople(joined.people);
    const device = await this.newDevice();
    await device.load({ routerRtpCapabilities: joined.rtpCapabilities as RtpCapabilities });
    if (attempt !== this.attempt) return;
    const send = device.createSendTransport(options(joined.send, joined.iceServers));
    const receive = device.createRecvTransport(options(joined.receive, joined.iceServers));
    this.transports = [send, receive];
    this.watch(send, 'send', attempt);
    this.watch(receive, 'receive', attempt);
    send.on('produce', ({ appData, rtpParameters }, done, failed) => {
      const { source, paused } = appData as { source: Source; paused: boolean };
      sendRoomRequest('room.produce', { source, paused, rtpParameters: rtpParameters }).then(done, failed);
    });
    const failed = (error: unknown) => this.disagreed(error, attempt);
    this.outgoing = new Outgoing(send, (source) => this.recorded(source), failed);
    this.incoming = new Incoming(
      receive,
      device.recvRtpCapabilities,
      (tracks) => {
        if (attempt === this.attempt) this.change({ tracks });
      },
      failed,
    );
    this.change({ phase: 'inside', startsAt: joined.startsAt, endsAt: joined.endsAt });
    // Events during the setup are newer than the response to the join request.
    this.updatePeople(this.state.people);
    this.outgoing.follow();
  }

  /** The outcome of a request without a response is unknown, so both sides start over. */
  private disagreed(error: unknown, attempt: number): void {
    if (attempt !== this.attempt) return;
    console.warn('The room is entered again', error);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), RETRY_MS);
  }

  private watch(transport: Transport, direction: 'send' | 'receive', attempt: number): void {
    transport.on('connect', ({ dtlsParameters }, done, failed) => {
      sendRoomRequest('room.connect', { direction, dtlsParameters }).then(() => done(), failed);
    });
    let timeout: ReturnType<typeof setTimeout> | undefined;
    transport.on('connectionstatechange', (state) => {
      clearTimeout(timeout);
      const again = () => {
        if (attempt === this.attempt) this.begin();
      };
      if (state === 'failed') again();
      if (state === 'connecting' || state === 'disconnected') timeout = setTimeout(again, CONNECT_TIMEOUT_MS);
    });
  }

  private updatePeople(people: RoomPeople): void {
    const others = people.filter(({ id }) => id !== this.me);
    this.change({ people: others });
    this.incoming?.follow(others.flatMap(({ streams }) => streams.map(({ id }) => id)));
  }

  private recorded(source: Source): Recorded {
    if (source === 'screen') return { track: this.state.screen, muted: false };
    const { tracks, muted } = this.media.snapshot();
    return { track: tracks[source], muted: source === 'microphone' && muted };
  }

  private hangUp(): void {
    for (const transport of this.transports) transport.close();
    this.transports = [];
    this.incoming = undefined;
    this.outgoing = undefined;
    this.change({ tracks: new Map(), people: [] });
  }

  private ended(how: Partial<Pick<RoomState, 'end' | 'failure'>>): void {
    this.attempt++;
    clearTimeout(this.timer);
    this.hangUp();
    this.stopScreen();
    this.change({ phase: 'ended', ...how });
  }

  private get state() {
    return this.snapshot();
  }

  private change(to: Partial<RoomState>): void {
    this.now.set({ ...this.state, ...to });
  }
}

export class NoToken extends Error {}

const options = (
  { id, iceParameters, iceCandidates, dtlsParameters }: TransportParameters,
  servers: readonly IceServer[],
): TransportOptions =>
  ({
    id,
    iceParameters,
    iceCandidates,
    dtlsParameters,
    iceServers: servers.map(({ urls, ...rest }) => ({ ...rest, urls: [...urls] })),
  }) as TransportOptions;
