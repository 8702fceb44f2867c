import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A relay that can be blocked in two ways: without any response, or by refusing connections. */
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

  silence(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  close(): void {
    this.state = 'closed';
    this.drop();
  }

  /** Accepts connections again and drops those that were blocked. */
  open(): void {
    this.state = 'open';
    this.drop();
  }

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
