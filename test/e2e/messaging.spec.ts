import { randomUUID } from 'node:crypto';
import { SUPPORT, supportOf, type Conversation } from '../../contract/messaging';
import { audit } from '../../projections/admin/audit';
import { messages } from '../../projections/messaging/messages';
import { conversationOf } from '../../src/modules/messaging/message.decider';
import { Views } from '../../src/platform/document-store/views';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { eventually } from '../support/eventually';
import { messagesOver, named } from '../support/messages';
import { projections } from '../support/tools';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;

const { live, send, see, conversation, contact, unread } = messagesOver(() => app);

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithFixtures());
});

afterAll(() => app.dispose());

const textsOf = ({ data }: Conversation) => data.map(({ attributes }) => attributes.content);

describe('a message', () => {
  it('reaches every tab of both users, and no one else', async () => {
    const clients = [await live(counselor), await live(student), await live(student)];
    const outside = await live(stranger);
    const text = '  See you on Friday.\nBring the essay <b>draft</b>.  ';
    const { body } = await send(counselor, student, text).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      attributes: { sent_at: expect.stringMatching(/Z$/), seen_at: null },
      relationships: {},
    });
    for (const client of clients) {
      const event = await client.next(named('message.sent', body.id));
      expect(event).toMatchObject({
        version: 0,
        data: { senderId: counselor.id, recipientId: student.id, content: text.trim() },
      });
    }
    const { data, before } = await conversation(student, counselor);
    expect(before).toBeNull();
    expect(data.at(-1)).toEqual({
      id: body.id,
      attributes: {
        content: text.trim(),
        sent_at: body.attributes.sent_at,
        seen_at: null,
        sent_by: counselor.id,
        client_id: null,
        version: 0,
      },
      relationships: { user: { data: { id: counselor.id, attributes: {} } } },
    });
    expect(await conversation(counselor, student)).toEqual(await conversation(student, counselor));
    await app.call('get', `/messages/sendee/${student.id}`, stranger).expect(403);
    const asAdmin = await app.call('get', `/messages/sendee/${student.id}`, admin).expect(200);
    expect(asAdmin.body.data).toEqual([]);
    await send(student, counselor, 'Thank you').expect(201);
    await clients[0]!.next((event) => named('message.sent')(event) && event.id !== body.id);
    expect(outside.events.filter(named('message.sent'))).toEqual([]);
  });

  it('is stored once if it is sent again under its clientId', async () => {
    const client = await live(student);
    const clientId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(counselor, student, 'Only once', clientId).expect(201)),
    );
    const again = await send(counselor, student, 'Only once', clientId).expect(201);
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await send(student, counselor, 'Mine', clientId).expect(201);
    expect(other.body.id).not.toBe(again.body.id);
    await client.next(named('message.sent', other.body.id));
    const events = client.events.filter(named('message.sent', again.body.id));
    expect(events.map(({ data }) => data)).toEqual([expect.objectContaining({ clientId })]);
    const texts = textsOf(await conversation(student, counselor));
    expect(texts.filter((text) => text === 'Only once')).toHaveLength(1);
  });

  it('has 1 to 5000 characters', async () => {
    const refused = await send(counselor, student, ' \n ').expect(422);
    expect(refused.body.fields).toEqual({ content: 'Message is a required field' });
    const long = await send(counselor, student, 'x'.repeat(5001)).expect(422);
    expect(long.body.fields).toEqual({ content: 'Message should have a maximum length of 5000' });
    await send(counselor, student, 'x'.repeat(5000)).expect(201);
  });

  it('goes only to people joined by access, and to an admin as a reply', async () => {
    const unknown = { id: randomUUID() };
    await send(counselor, stranger, 'Hello').expect(403);
    await send(stranger, counselor, 'Hello').expect(403);
    await send(student, stranger, 'Hello').expect(403);
    await send(student, student, 'Hello').expect(403);
    await send(counselor, admin, 'Hello').expect(403);
    await send(counselor, unknown, 'Hello').expect(404);
    await app.call('get', `/messages/sendee/${unknown.id}`, counselor).expect(404);
    await see(stranger, counselor).expect(403);
    await send(stranger, admin, 'Hello').expect(403);
    expect(await contact(stranger, admin)).toBeUndefined();
    const client = await live(stranger);
    await send(admin, stranger, 'Please call us.').expect(201);
    await client.next(named('access.changed', admin.id));
    expect(await contact(stranger, admin)).toMatchObject({ relation: 'admin', firstName: 'Ada', unread: 1 });
    await send(stranger, admin, 'I will.').expect(201);
    expect(textsOf(await conversation(admin, stranger))).toEqual(['Please call us.', 'I will.']);
  });
});

describe('a conversation', () => {
  it('is read from its end to its beginning, each message once', async () => {
    const [writer, reader] = [await app.user('counselor', 'Writer'), await app.user('student', 'Reader')];
    await app.grantAccess(writer, reader);
    const texts = Array.from({ length: 25 }, (_, index) => `Message ${index}`);
    for (const text of texts) await send(writer, reader, text).expect(201);
    const read: string[] = [];
    let query = '?limit=10';
    for (const length of [10, 10, 5]) {
      const messagePage = await conversation(reader, writer, query);
      expect(messagePage.data).toHaveLength(length);
      read.unshift(...textsOf(messagePage));
      query = `?limit=10&before=${String(messagePage.before)}`;
    }
    expect(read).toEqual(texts);
    expect(query).toContain('null');
    await app.call('get', `/messages/sendee/${writer.id}?before=x`, reader).expect(422);
  });

  it('is marked as read with all others in one event and one push', async () => {
    const [writer, reader] = [await app.user('counselor', 'Writes'), await app.user('student', 'Reads')];
    await app.grantAccess(writer, reader);
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      const { body } = await send(writer, reader, text).expect(201);
      ids.push(body.id as string);
    }
    const client = await live(writer);
    const { headers } = await see(reader, writer).expect(204);
    const seen = await client.next(({ name }) => name === 'message.seen');
    const { data } = await conversation(writer, reader);
    expect(data.every(({ attributes }) => attributes.seen_at !== null)).toBe(true);
    expect(seen).toMatchObject({ id: ids.at(-1), data: { upTo: data.at(-1)!.attributes.sent_at } });
    await app.settled();
    const where = { correlationId: String(headers['x-request-id']), actorId: reader.id };
    const events = await app.app.get(Views).find(audit, { where });
    expect(events.map(({ type }) => type)).toEqual(['ConversationRead']);
  });

  it('counts unread messages until they are seen, and pushes the change', async () => {
    const [writer, reader] = [await app.user('counselor', 'Counts'), await app.user('student', 'Counted')];
    await app.grantAccess(writer, reader);
    await send(writer, reader, 'One').expect(201);
    const last = await send(writer, reader, 'Two').expect(201);
    await send(reader, writer, 'Three').expect(201);
    expect(await unread(reader)).toBe(2);
    expect(await contact(reader, writer)).toMatchObject({
      unread: 2,
      lastMessage: { content: 'Three', sent_by: reader.id },
    });
    const clients = [await live(writer), await live(reader)];
    await see(reader, writer).expect(204);
    for (const client of clients) {
      const event = await client.next(({ name }) => name === 'message.seen');
      expect(event).toMatchObject({ id: last.body.id, data: { readerId: reader.id, senderId: writer.id } });
    }
    expect([await unread(reader), await unread(writer)]).toEqual([0, 1]);
    const { data } = await conversation(writer, reader);
    expect(data.map(({ attributes }) => attributes.seen_at !== null)).toEqual([true, true, false]);
    expect(data[0]!.attributes.version).toBe(1);
    await see(reader, writer).expect(204);
    const again = await conversation(writer, reader);
    expect(again).toEqual(await conversation(writer, reader));
    expect(again.data[0]).toEqual(data[0]);
  });

  it('cannot be flooded', async () => {
    const flooder = await app.user('counselor', 'Flooder');
    await app.grantAccess(flooder, student);
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => send(flooder, student, `Flood ${index}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await send(student, counselor, 'Others write on').expect(201);
  });
});

describe('presence', () => {
  async function pair(name: string): Promise<[User, User]> {
    const watcher = await app.user('counselor', `${name}-watching`);
    const watched = await app.user('student', name);
    await app.grantAccess(watcher, watched);
    return [watcher, watched];
  }

  it('is pushed to contacts when the first tab opens and the last one closes', async () => {
    const [watcher, watched] = await pair('Opening');
    const watching = await live(watcher);
    const outside = await live(stranger);
    expect((await contact(watcher, watched))!.online).toBe(false);
    const tabs = [await live(watched), await live(watched)];
    await watching.next(named('presence.changed', watched.id));
    expect((await contact(watcher, watched))!.online).toBe(true);
    tabs[0]!.close();
    tabs[1]!.close();
    const gone = await watching.next(
      (event) => event.name === 'presence.changed' && event.id === watched.id && !event.data.online,
      10_000,
    );
    expect(gone.data).toEqual({ online: false });
    const heard = watching.events.filter(named('presence.changed', watched.id));
    expect(heard.map(({ data }) => data)).toEqual([{ online: true }, { online: false }]);
    expect((await contact(watcher, watched))!.online).toBe(false);
    expect(outside.events).toEqual([]);
  });

  it('does not flicker when a page is reloaded', async () => {
    const [watcher, watched] = await pair('Reloading');
    const watching = await live(watcher);
    const before = await live(watched);
    await watching.next(named('presence.changed', watched.id));
    before.close();
    (await live(watched)).close();
    await live(watched);
    await send(watched, watcher, 'Back').expect(201);
    await watching.next(named('message.sent'));
    const heard = watching.events.filter(named('presence.changed', watched.id));
    expect(heard.map(({ data }) => data)).toEqual([{ online: true }]);
  });

  it('is pushed to current readers after someone was briefly offline', async () => {
    const [watcher, watched] = await pair('Blinking');
    const before = await live(watched);
    await eventually(
      () => contact(watcher, watched),
      (one) => one!.online,
    );
    before.close();
    await eventually(
      () => contact(watcher, watched),
      (one) => !one!.online,
    );
    const watching = await live(watcher);
    await live(watched);
    const back = await watching.next(named('presence.changed', watched.id));
    expect(back.data).toEqual({ online: true });
  });
});

describe('typing', () => {
  it('is relayed to the recipient if the two may write to each other', async () => {
    const [writer, reader, outside] = [await live(student), await live(counselor), await live(stranger)];
    writer.socket.emit('typing', { to: counselor.id });
    expect(await reader.next(named('typing'))).toEqual({
      name: 'typing',
      type: 'Message',
      id: student.id,
      version: 0,
      data: {},
    });
    outside.socket.emit('typing', { to: counselor.id });
    outside.socket.emit('typing', { to: 7 });
    outside.socket.emit('typing');
    reader.socket.emit('typing', { to: student.id });
    await writer.next(named('typing', counselor.id));
    expect(reader.events.filter(named('typing', stranger.id))).toEqual([]);
    expect(outside.events.filter(named('typing'))).toEqual([]);
  });

  it('is no longer relayed once access has been revoked', async () => {
    const [one, other] = [await app.user('student', 'Once'), await app.user('student', 'Still')];
    for (const each of [one, other]) await app.grantAccess(counselor, each);
    const [writer, still, reader] = [await live(one), await live(other), await live(counselor)];
    const supporting = await live(admin);
    writer.socket.emit('typing', { to: counselor.id });
    await reader.next(named('typing', one.id));
    await app.call('delete', `/users/${one.id}/counselors/${counselor.id}`, admin).expect(204);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    writer.socket.emit('typing', { to: counselor.id });
    writer.socket.emit('typing', { to: SUPPORT });
    await supporting.next(named('typing', supportOf(one.id)));
    still.socket.emit('typing', { to: counselor.id });
    await reader.next(named('typing', other.id));
    later.mockRestore();
    expect(reader.events.filter(named('typing', one.id))).toHaveLength(1);
  });
});

it('texts of a deleted account are in neither views nor a replay', async () => {
  const leaver = await app.user('student', 'Leaver');
  await app.grantAccess(counselor, leaver);
  await send(leaver, counselor, 'Something private').expect(201);
  await send(counselor, leaver, 'Stays the counselor’s').expect(201);
  await app.call('delete', `/admin/user/${leaver.id}`, admin).expect(204);
  await app.call('get', `/messages/sendee/${leaver.id}`, counselor).expect(404);
  expect(await contact(counselor, leaver)).toBeUndefined();
  const left = await app.app
    .get(Views)
    .find(messages, { where: { conversationId: conversationOf(leaver.id, counselor.id) } });
  expect(left).toEqual([]);
  await eventually(
    () => projections(app.dataDir, 'verify'),
    ({ code }) => code === 0,
  );
});
