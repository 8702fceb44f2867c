import type supertest from 'supertest';
import type { ContactResource, Conversation } from '../../contract/messaging';
import type { ServerEvent } from '../../contract/realtime';
import type { TestApp, User } from './app';
import { LiveClient } from './live';

type Whom = string | Pick<User, 'id'>;

const idOf = (whom: Whom) => (typeof whom === 'string' ? whom : whom.id);

export function messagesOver(app: () => TestApp) {
  const open: LiveClient[] = [];
  afterEach(() => open.splice(0).forEach((client) => client.close()));

  const live = async (user: User): Promise<LiveClient> => {
    const client = await LiveClient.connect(app().url, user.token);
    open.push(client);
    return client;
  };
  const send = (from: User, to: Whom, content: string, clientId?: string): supertest.Test =>
    app()
      .call('post', '/messages', from)
      .send({ content, sentTo: idOf(to), clientId });
  const read = (user: User, whom: Whom, query = ''): supertest.Test =>
    app().call('get', `/messages/sendee/${idOf(whom)}${query}`, user);
  const see = (user: User, whom: Whom): supertest.Test =>
    app().call('patch', `/messages/sendee/${idOf(whom)}/seen`, user);

  const conversation = async (user: User, whom: Whom, query = ''): Promise<Conversation> =>
    (await read(user, whom, query).expect(200)).body as Conversation;
  const contact = async (user: User, whom: Whom): Promise<ContactResource['attributes'] | undefined> => {
    const { body } = await app().call('get', '/messages/contacts', user).expect(200);
    const { data } = body as { data: ContactResource[] };
    return data.find(({ id }) => id === idOf(whom))?.attributes;
  };
  const unread = async (user: User): Promise<number> => {
    const { body } = await app().call('get', '/messages/unread', user).expect(200);
    return (body as { data: { count: number } }).data.count;
  };
  return { live, send, read, see, conversation, contact, unread };
}

export const named = (name: ServerEvent['name'], id?: string) => (event: ServerEvent) =>
  event.name === name && (id === undefined || event.id === id);
