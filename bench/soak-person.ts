import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Tokens } from '../contract/identity';
import type { Role } from '../contract/roles';

export type Call = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];

export class SoakPerson {
  heard = 0;
  private readonly socket: Socket;

  private constructor(
    private readonly url: string,
    readonly id: string,
    readonly role: Role,
    private tokens: Tokens,
  ) {
    this.socket = io(url, {
      auth: (send) => send({ token: this.tokens.token }),
      transports: ['websocket'],
      forceNew: true,
    });
    this.socket.on('event', (events: readonly unknown[]) => (this.heard += events.length));
    this.socket.on('disconnect', () => void this.socket.connect());
  }

  static async signIn(url: string, email: string, password: string): Promise<SoakPerson> {
    for (;;) {
      const response = await send(url, ['POST', '/auth/login', { email, password }]);
      if (response.ok) {
        const tokens = (await response.json()) as Tokens;
        const { user } = JSON.parse(Buffer.from(tokens.token.split('.')[1]!, 'base64url').toString()) as {
          user: { id: string; role: Role };
        };
        return new SoakPerson(url, user.id, user.role, tokens);
      }
      if (response.status !== 429) throw new Error(`${email} cannot sign in: ${response.status}`);
      await delay(1000 * Number(response.headers.get('retry-after') ?? 1));
    }
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  async renew(): Promise<void> {
    const { token, refreshToken } = this.tokens;
    const response = await send(this.url, ['POST', '/auth/refresh', {}], {
      token,
      'refresh-token': refreshToken,
    });
    if (!response.ok) throw new Error(`A session could not be renewed: ${response.status}`);
    this.tokens = (await response.json()) as Tokens;
  }

  async call(...call: Call): Promise<{ status: number; ms: number; body: unknown }> {
    const started = performance.now();
    const response = await send(this.url, call, { token: this.tokens.token });
    const text = await response.text();
    const ms = performance.now() - started;
    return { status: response.status, ms, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  close(): void {
    this.socket.off('disconnect');
    this.socket.close();
  }
}

const send = (url: string, [method, path, body]: Call, headers: Record<string, string> = {}) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
