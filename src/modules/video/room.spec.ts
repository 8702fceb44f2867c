import type { RoomEnd, RoomPeople, RtpCapabilities, Source } from '../../../contract/video';
import { readConfig } from '../../platform/config/config';
import { Media } from '../../platform/media/media';
import type { Participant } from './participant';
import { Room } from './room';
import type { Seat } from './seat';

const media = new Media(readConfig({}));

let room: Room;
let capabilities: RtpCapabilities;

beforeEach(async () => {
  room = new Room(
    'r1',
    media.server().then((server) => server.createRoom()),
  );
  capabilities = await room.rtpCapabilities();
});

afterEach(() => room.close());
afterAll(() => media.onApplicationShutdown());

/** A connection that records what the room sends to it. */
class Connection implements Seat {
  readonly user;
  readonly language = 'en';
  readonly ends: RoomEnd[] = [];
  readonly pushed: RoomPeople[] = [];

  constructor(
    userId: string,
    readonly id = userId,
  ) {
    this.user = { id: userId, role: 'student' } as const;
  }

  send: Seat['send'] = (name, data) => {
    if (name === 'room.ended') this.ends.push(data as RoomEnd);
    else this.pushed.push(data as RoomPeople);
  };

  isThere = () => Promise.resolve(true);
}

const enter = async (userId: string, seat = new Connection(userId)) => ({
  seat,
  ...(await room.enter(seat, `Name of ${userId}`)),
});

let streams = 0;

const rtpOf = (kind: 'audio' | 'video') => ({
  codecs: [{ ...capabilities.codecs!.find((codec) => codec.kind === kind)!, payloadType: 96 }],
  encodings: [{ ssrc: ++streams }],
});

const produce = (who: Participant, source: Source, paused = false) =>
  room.answer(who, 'room.produce', {
    ...{ source, paused },
    rtpParameters: rtpOf(source === 'microphone' ? 'audio' : 'video'),
  });

const consume = (who: Participant, id: string) =>
  room.answer(who, 'room.consume', { id, rtpCapabilities: capabilities });

const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

describe('a room', () => {
  it('lists its people in the order in which they came', async () => {
    expect(room.isEmpty).toBe(true);
    await enter('maya');
    await enter('daniel');
    expect(room.isEmpty).toBe(false);
    expect(room.people).toEqual([
      { id: 'maya', name: 'Name of maya', role: 'student', streams: [] },
      { id: 'daniel', name: 'Name of daniel', role: 'student', streams: [] },
    ]);
  });

  it('is not empty while a person enters', async () => {
    const entering = enter('maya');
    expect([room.isEmpty, room.people]).toEqual([false, []]);
    await entering;
  });

  it('ends a person’s earlier presence when the person enters again', async () => {
    const first = await enter('maya');
    const second = await enter('maya', new Connection('maya', 'another tab'));
    expect(second.before).toBe(first.participant);
    expect([first.seat.ends, second.seat.ends]).toEqual([['elsewhere'], []]);
    expect([room.has(first.participant), room.has(second.participant)]).toEqual([false, true]);
    expect(room.people).toHaveLength(1);
  });

  it('leaves one presence to a person who enters twice at once', async () => {
    await Promise.all([enter('maya'), enter('maya')]);
    expect(room.people.map(({ id }) => id)).toEqual(['maya']);
  });

  it('is full with eight people, but lets them enter again', async () => {
    for (let person = 1; person <= 8; person++) await enter(`p${person}`);
    await expect(enter('p9')).rejects.toEqual(refusal('room-full'));
    await enter('p1');
    expect(room.people).toHaveLength(8);
  });

  it('removes a person once, with the reason', async () => {
    const { participant, seat } = await enter('maya');
    expect([room.remove(participant, 'over'), room.remove(participant, 'stopped')]).toEqual([true, false]);
    expect(seat.ends).toEqual(['over']);
    expect(room.isEmpty).toBe(true);
  });

  it('sends everyone inside the list of people', async () => {
    const [maya, daniel] = [await enter('maya'), await enter('daniel')];
    room.remove(daniel.participant);
    room.pushPeople();
    expect(maya.seat.pushed.map((people) => people.map(({ id }) => id))).toEqual([['maya']]);
    expect(daniel.seat.pushed).toEqual([]);
  });
});

describe('a stream of a room', () => {
  it('is shown to everyone, with whether it is paused', async () => {
    const [sender, receiver] = [await enter('maya'), await enter('daniel')];
    const { id } = await produce(sender.participant, 'camera');
    await room.answer(sender.participant, 'room.pause', { id, paused: true });
    const pushed = receiver.seat.pushed.map((people) => people[0]!.streams);
    expect(pushed).toEqual([
      [{ id, source: 'camera', paused: false }],
      [{ id, source: 'camera', paused: true }],
    ]);
  });

  it('replaces the earlier one of its source, and no other', async () => {
    const { participant } = await enter('maya');
    const microphone = await produce(participant, 'microphone');
    await produce(participant, 'camera');
    const camera = await produce(participant, 'camera', true);
    expect(room.people[0]!.streams).toEqual([
      { id: microphone.id, source: 'microphone', paused: false },
      { id: camera.id, source: 'camera', paused: true },
    ]);
  });

  it('is received by others, not by its sender', async () => {
    const [sender, receiver] = [await enter('maya'), await enter('daniel')];
    const { id } = await produce(sender.participant, 'camera');
    expect(await consume(receiver.participant, id)).toMatchObject({ kind: 'video' });
    await expect(consume(sender.participant, id)).rejects.toEqual(refusal('stream-gone'));
  });

  it('ends when it is stopped, and with its sender', async () => {
    const [sender, receiver] = [await enter('maya'), await enter('daniel')];
    const camera = await produce(sender.participant, 'camera');
    await room.answer(sender.participant, 'room.stop', { id: camera.id });
    await expect(consume(receiver.participant, camera.id)).rejects.toEqual(refusal('stream-gone'));
    const screen = await produce(sender.participant, 'screen');
    room.remove(sender.participant);
    await expect(consume(receiver.participant, screen.id)).rejects.toEqual(refusal('stream-gone'));
  });

  it('is paused and stopped by nobody but its sender', async () => {
    const [sender, other] = [await enter('maya'), await enter('daniel')];
    const { id } = await produce(sender.participant, 'camera');
    await room.answer(other.participant, 'room.pause', { id, paused: true });
    await room.answer(other.participant, 'room.stop', { id });
    expect(room.people[0]!.streams).toEqual([{ id, source: 'camera', paused: false }]);
  });

  it('is refused with parameters that the room cannot use', async () => {
    const { participant } = await enter('maya');
    const producing = room.answer(participant, 'room.produce', {
      ...{ source: 'camera', paused: false },
      rtpParameters: { codecs: [], encodings: [{ ssrc: ++streams }] },
    });
    await expect(producing).rejects.toEqual(refusal('stream-unusable'));
    expect(room.people[0]!.streams).toEqual([]);
  });

  it('is received fifty times at once at most, not counting ended ones', async () => {
    const [sender, receiver] = [await enter('maya'), await enter('daniel')];
    const first = await produce(sender.participant, 'camera');
    for (let count = 1; count <= 50; count++) await consume(receiver.participant, first.id);
    await expect(consume(receiver.participant, first.id)).rejects.toEqual(refusal('room-too-busy'));
    const second = await produce(sender.participant, 'camera');
    expect(await consume(receiver.participant, second.id)).toMatchObject({ kind: 'video' });
  });
});
