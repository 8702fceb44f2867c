import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A relay to a server that can be blocked: silently, so that nothing is answered, or so that nothing connects. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'silent' | 'closed' = 'open';
  private refused = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async to(url: string): Promise<Relay> {
    const server = createServer();
    const relay = new Relay(server, new URL(url));
    server.on('connection', (socket) => relay.pass(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return relay;
  }

  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  get refusals(): number {
    return this.refused;
  }

  /** Connections stay open but receive nothing. */
  silence(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Drops existing connections, and refuses new ones. */
  close(): void {
    this.state = 'closed';
    this.drop();
  }

  /** Accepts connections again and drops those that were kept waiting. */
  open(): void {
    this.state = 'open';
    this.drop();
  }

  /** Resolves once every client has disconnected. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  private pass(socket: Socket): void {
    if (this.state === 'closed') {
      this.refused++;
      socket.destroy();
      return;
    }
    const onward = connect(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(one);
      one
        .on('error', () => one.destroy())
        .on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      if (this.state === 'open') one.pipe(other);
    }
  }

  private drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
