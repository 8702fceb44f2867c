import { JwtService } from '@nestjs/jwt';
import type { Tokens } from '../../contract/identity';
import {
  app,
  connect,
  counselor,
  count,
  JWT_SECRET,
  interrupt,
  recover,
  profileOf,
  sendMessage,
  hasContent,
  signIn,
  withSessions,
} from '../support/ending-sessions';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

withSessions();

describe('an access token', () => {
  const jwt = new JwtService();

  const expiringSoon = ({ token }: Tokens) => {
    const { user, sid } = jwt.decode<{ user: object; sid: string }>(token);
    return jwt.sign({ user, sid }, { secret: JWT_SECRET, expiresIn: '3s' });
  };

  it('ends its connection when it expires, unless it is renewed in time', async () => {
    const tokens = await signIn();
    const short = { token: expiringSoon(tokens) };
    const [left, renewed, refused] = await Promise.all([connect(short), connect(short), connect(short)]);
    const end = left.ended();
    await renewed.expiring;
    renewed.socket.emit('renew', { token: tokens.token });
    const wrong = refused.ended();
    refused.socket.emit('renew', { token: (await signIn()).token });
    expect(await wrong).toBe('io server disconnect');

    expect(await end).toBe('io server disconnect');
    await eventually(
      () => profileOf(short),
      (status) => status === 401,
    );
    await sendMessage('After the first token');
    await renewed.next(hasContent('After the first token'));
    expect(left.events.filter(hasContent('After the first token'))).toEqual([]);
  });

  it('ends the connection if the renewal is not a valid token', async () => {
    const client = await connect(await signIn());
    const ended = client.ended();
    client.socket.emit('renew', null);
    expect(await ended).toBe('io server disconnect');
  });

  it('does not resume a lost connection after it has expired', async () => {
    const tokens = await signIn();
    const short = { token: expiringSoon(tokens) };
    const [client, clock] = await Promise.all([connect(short), connect(short)]);
    const expired = clock.ended();
    const lost = await interrupt(client);
    await sendMessage('Missed');
    await expired;
    const texts = await recover(tokens.token, lost);
    await sendMessage('After');
    expect(
      await eventually(
        async () => texts(),
        (heard) => heard.includes('After'),
      ),
    ).toEqual(['After']);
  });

  it('does not resume the lost connection of another person', async () => {
    const lost = await interrupt(await connect(await signIn()));
    const other = await app.user('student', `Other${count}`);
    await app.grantAccess(counselor, other);
    const owner = await connect(await signIn());
    const texts = await recover(other.token, lost);
    await sendMessage('For its owner');
    await owner.next(hasContent('For its owner'));
    await sendMessage('For the other', other);
    const heard = await eventually(
      async () => texts(),
      (all) => all.includes('For the other'),
    );
    expect(heard).not.toContain('For its owner');
  });

  it('is refused once changed, even right after the real one was accepted', async () => {
    const { token } = await signIn();
    expect(await profileOf({ token })).toBe(200);
    const [head, body, signature] = token.split('.');
    const { user, ...rest } = jwt.decode<{ user: object }>(token);
    const raised = Buffer.from(JSON.stringify({ user: { ...user, role: 'admin' }, ...rest })).toString(
      'base64url',
    );
    expect(await profileOf({ token: [head, raised, signature].join('.') })).toBe(401);
    expect(await profileOf({ token: `${head}.${body}.` })).toBe(401);
    expect(await profileOf({ token })).toBe(200);
  });

  it('is refused without a session', async () => {
    const { user } = jwt.decode<{ user: object }>((await signIn()).token);
    const token = jwt.sign({ user }, { secret: JWT_SECRET, expiresIn: '1h' });
    expect(await profileOf({ token })).toBe(401);
    await expect(LiveClient.connect(app.url, token)).rejects.toThrow('unauthorized');
  });
});
