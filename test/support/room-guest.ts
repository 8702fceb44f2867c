import type { RoomAnswer, RoomEnd, RoomPeople, RoomRequest, RoomRequests } from '../../contract/video';
import type { TestApp, User } from './app';
import { LiveClient } from './live';

export async function tokenFor(app: TestApp, user: User, room: string): Promise<string> {
  const { body } = await app.call('post', '/session-token', user).send({ room }).expect(201);
  return (body as { token: string }).token;
}

export const refused = (message: string) => ({ ok: false, message });

export class Guest {
  readonly ends: RoomEnd[] = [];
  people: RoomPeople = [];

  private constructor(
    private readonly app: TestApp,
    private readonly user: User,
    private readonly client: LiveClient,
  ) {
    client.socket.on('room.ended', (end: RoomEnd) => this.ends.push(end));
    client.socket.on('room.people', (people: RoomPeople) => (this.people = people));
  }

  static async of(app: TestApp, user: User): Promise<Guest> {
    return new Guest(app, user, await LiveClient.connect(app.url, user.token));
  }

  ask<Name extends RoomRequest>(name: Name, body: unknown): Promise<RoomAnswer<Name>> {
    return this.client.socket.timeout(10_000).emitWithAck(name, body) as Promise<RoomAnswer<Name>>;
  }

  async enter(room: string): Promise<RoomRequests['room.join']['answer']> {
    const answer = await this.ask('room.join', { token: await tokenFor(this.app, this.user, room) });
    if (!answer.ok) throw new Error(answer.message);
    return answer.data;
  }

  get connected(): boolean {
    return this.client.socket.connected;
  }

  leave(): void {
    this.client.close();
  }
}

export function guestsOf(app: () => TestApp) {
  const guests: Guest[] = [];
  afterEach(() => guests.splice(0).forEach((guest) => guest.leave()));
  return async (user: User): Promise<Guest> => {
    const guest = await Guest.of(app(), user);
    guests.push(guest);
    return guest;
  };
}
