import { io, type Socket } from 'socket.io-client';
import type { ServerEvent } from '../../contract/realtime';

export class LiveClient {
  readonly events: ServerEvent[] = [];
  readonly expiring: Promise<void>;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    this.expiring = new Promise((resolve) => socket.once('expiring', resolve));
    socket.on('event', (events: readonly ServerEvent[]) => {
      this.events.push(...events);
      this.waiting.forEach((check) => check());
    });
  }

  /** Rejects with the server's reason if the server refuses the token. */
  static connect(url: string, token: string, more: object = {}): Promise<LiveClient> {
    const socket = io(url, { auth: { token, ...more }, transports: ['websocket'], reconnection: false });
    const client = new LiveClient(socket);
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(client));
      socket.on('connect_error', reject);
    });
  }

  next(matches: (event: ServerEvent) => boolean, timeoutMs = 15_000): Promise<ServerEvent> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        this.waiting.delete(check);
        reject(new Error(`The event did not arrive, only: ${JSON.stringify(this.events)}`));
      }, timeoutMs);
      const check = () => {
        const found = this.events.find(matches);
        if (!found) return;
        clearTimeout(timeout);
        this.waiting.delete(check);
        resolve(found);
      };
      this.waiting.add(check);
      check();
    });
  }

  ended(): Promise<string> {
    return new Promise((resolve) => this.socket.once('disconnect', resolve));
  }

  close(): void {
    this.socket.close();
  }
}
