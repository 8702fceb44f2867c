import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Certificate } from '../certificate';
import { CommandFailure } from './collection';
import { Databases } from './commands';
import { encode, Framing, type Document, type Request } from './wire';

/** Cuts the connection before a command runs, or before its response. */
export type Failure = 'before' | 'after' | undefined;

/** The part of MongoDB's protocol that the adapters use. It tests our reading, not the vendor's engine. */
export class MongodbServer {
  /** Awaited for every command except the driver's heartbeats. */
  onCommand: (name: string, command: Document) => Failure | Promise<Failure> = () => undefined;
  refuses: (name: string) => CommandFailure | undefined = () => undefined;
  now = () => new Date();
  readonly #databases = new Databases(() => this.now());
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  static async start(certificate?: Certificate): Promise<MongodbServer> {
    const server = new MongodbServer(certificate);
    await server.start();
    return server;
  }

  private constructor(private readonly certificate?: Certificate) {}

  get connections(): number {
    return this.#sockets.size;
  }

  url(database: string): string {
    return `mongodb://127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    const serve = (socket: Socket) => this.#serve(socket);
    this.#server = this.certificate ? createTlsServer(this.certificate, serve) : createServer(serve);
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #serve(socket: Socket): void {
    const framing = new Framing();
    this.#sockets.add(socket);
    socket.setNoDelay();
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // TLS is refused only in the first bytes, since a later message of 790 bytes may begin the same way.
    socket.once('data', (first) => {
      if (first[0] === 0x16 && first[1] === 0x03) socket.destroy();
    });
    socket.on('data', (chunk) => {
      for (const request of framing.messages(chunk)) {
        if (socket.destroyed) return;
        this.#answer(socket, request).catch((error: Error) => socket.destroy(error));
      }
    });
  }

  async #answer(socket: Socket, request: Request): Promise<void> {
    const [name = ''] = Object.keys(request.command);
    const isMaintenance = /^(hello|ismaster|ping|endSessions|killCursors)$/i.test(name);
    const failure = isMaintenance ? undefined : await this.onCommand(name, request.command);
    if (failure === 'before') return void socket.destroy();
    const answer = this.#outcome(request.command);
    if (failure === 'after') return void socket.destroy();
    socket.write(encode(request, answer));
  }

  #outcome(command: Document): Document {
    try {
      const refused = this.refuses(Object.keys(command)[0]!);
      if (refused) throw refused;
      return { ...this.#databases.run(command), ok: 1 };
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      return { ok: 0, code: error.code, codeName: error.codeName, errmsg: error.message };
    }
  }
}
