import { Device } from 'mediasoup-client';
import * as fake from 'mediasoup-client/fakeParameters';
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler';
import type { HandlerFactory } from 'mediasoup-client/types';
import type { RoomEvents, RoomPeople, RoomRequest, RoomRequests, Source } from 'contract/video';
import { setRequestSocket } from './roomRequests';
import type { LocalState } from './localMedia';
import { deferred } from '../../test/server';
import { RoomClient } from './roomClient';

const COUNSELOR = { id: 'counselor', name: 'Daniel Reyes', role: 'counselor' } as const;
const track = (kind: string) =>
  Object.assign(new EventTarget(), {
    ...{ kind, id: `own-${kind}`, readyState: 'live', enabled: true, stop: () => undefined },
  }) as unknown as MediaStreamTrack;

class RoomServer {
  connected = true;
  readonly io = { reconnectionDelayMax: () => undefined };
  readonly sent = new Map<Source, { readonly id: string; paused: boolean }>();
  readonly flowing = new Set<string>();
  readonly asked: RoomRequest[] = [];
  people: RoomPeople = [{ ...COUNSELOR, streams: [{ id: 'his-camera', source: 'camera', paused: false }] }];
  /** Handles the next request with this name, but loses its response. */
  loses: RoomRequest | undefined;
  meanwhile: () => void = () => undefined;
  private readonly listeners = new Map<string, (data: unknown) => void>();
  private made = 0;

  on(name: string, listener: (data: unknown) => void): void {
    this.listeners.set(name, listener);
  }

  emit<Name extends keyof RoomEvents>(name: Name, data: RoomEvents[Name]): void {
    this.listeners.get(name)?.(data);
  }

  timeout() {
    return {
      emitWithAck: (name: string, body: unknown) => {
        this.asked.push(name as RoomRequest);
        const data = this.answers[name as RoomRequest](body as never);
        if (this.loses === name) {
          this.loses = undefined;
          return Promise.reject(new Error('operation has timed out'));
        }
        return Promise.resolve({ ok: true, data });
      },
    };
  }

  private readonly answers: {
    readonly [Name in RoomRequest]: (body: RoomRequests[Name]['body']) => unknown;
  } = {
    'room.join': () => {
      this.sent.clear();
      this.flowing.clear();
      return {
        rtpCapabilities: fake.generateRouterRtpCapabilities(),
        send: fake.generateTransportRemoteParameters(),
        receive: fake.generateTransportRemoteParameters(),
        iceServers: [],
        startsAt: '2026-11-23T20:00:00.000Z',
        endsAt: null,
        people: this.people,
      };
    },
    'room.leave': () => null,
    'room.connect': () => null,
    'room.produce': ({ source, paused }) => {
      const id = `own-${this.made++}`;
      this.sent.set(source, { id, paused });
      return { id };
    },
    'room.pause': ({ id, paused }) => {
      for (const stream of this.sent.values()) if (stream.id === id) stream.paused = paused;
      return null;
    },
    'room.stop': () => null,
    'room.consume': ({ id }) => {
      const { kind, rtpParameters } = fake.generateConsumerRemoteParameters({ codecMimeType: 'video/VP8' });
      return { id, kind, rtpParameters };
    },
    'room.resume': ({ id }) => {
      this.flowing.add(id);
      return null;
    },
  };
}

class Switches {
  private state = {
    tracks: { microphone: track('audio'), camera: track('video') },
    muted: false,
  } as unknown as LocalState;
  private listener: () => void = () => undefined;

  readonly snapshot = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listener = listener;
    return () => undefined;
  };

  mute(muted: boolean): void {
    this.state = { ...this.state, muted };
    this.listener();
  }
}

const { factory, ...rest } = FakeHandler.createFactory(fake);
const handlerFactory: HandlerFactory = {
  ...rest,
  factory: (options) => {
    const handler = factory(options) as FakeHandler;
    handler.on('@connectionstatechange', (state) => {
      if (state === 'connecting') queueMicrotask(() => handler.setConnectionState('connected'));
    });
    return handler;
  },
};

function enter() {
  const server = new RoomServer();
  const switches = new Switches();
  setRequestSocket(server);
  const client = new RoomClient(
    'student',
    switches,
    () => Promise.resolve('a-token'),
    () => {
      server.meanwhile();
      return Promise.resolve(new Device({ handlerFactory }));
    },
  );
  clients.push(client);
  return { server, switches, client };
}

const clients: RoomClient[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  clients.splice(0).forEach((client) => client.leave());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Passes five seconds in small steps, so that pending promises settle. */
const passes = async () => {
  for (let step = 0; step < 50; step++) await jest.advanceTimersByTimeAsync(100);
};

it('the client receives streams that began while it was connecting', async () => {
  const { server, client } = enter();
  const { people } = server;
  server.people = [];
  server.meanwhile = () => server.emit('room.people', people);
  client.enter();
  await passes();
  expect(client.snapshot().people).toEqual(people);
  expect([...server.flowing]).toEqual(['his-camera']);
  expect([...client.snapshot().tracks.keys()]).toEqual(['his-camera']);
});

it.each(['room.connect', 'room.produce', 'room.consume', 'room.resume', 'room.pause'] as const)(
  'the client agrees with the server after losing the response to %s',
  async (lost) => {
    const { server, switches, client } = enter();
    server.loses = lost;
    client.enter();
    await passes();
    switches.mute(true);
    await passes();
    switches.mute(false);
    switches.mute(true);
    await passes();
    expect(server.loses).toBeUndefined();
    expect(client.snapshot().phase).toBe('inside');
    expect([server.sent.get('microphone')?.paused, server.sent.get('camera')?.paused]).toEqual([true, false]);
    expect([...server.flowing]).toEqual(['his-camera']);
    expect([...client.snapshot().tracks.keys()]).toEqual(['his-camera']);
    expect(server.asked.filter((name) => name === 'room.join')).toHaveLength(2);
  },
);

it('the client reconnects when its server stops, also to another server', async () => {
  const { server, client } = enter();
  client.enter();
  await passes();
  server.emit('room.ended', 'stopped');
  expect(client.snapshot()).toMatchObject({ phase: 'reconnecting', end: null });
  await passes();
  expect(client.snapshot().phase).toBe('inside');
  expect(server.asked.filter((name) => name === 'room.join')).toHaveLength(2);
});

it.each(['left', 'ended'] as const)(
  'the client captures no screen chosen after the room was %s',
  async (how) => {
    const { server, client } = enter();
    const chosen = deferred<MediaStream>();
    const stops: string[] = [];
    const screen = Object.assign(track('video'), { stop: () => stops.push('screen') });
    const stream = { getTracks: () => [screen], getVideoTracks: () => [screen] } as unknown as MediaStream;
    const mediaDevices = { getDisplayMedia: () => chosen.promise };
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
    client.enter();
    await passes();
    const sharing = client.shareScreen();
    if (how === 'left') client.leave();
    else server.emit('room.ended', 'over');
    chosen.resolve(stream);
    await sharing;
    expect(stops).toEqual(['screen']);
    expect(client.snapshot().screen).toBeNull();
  },
);
