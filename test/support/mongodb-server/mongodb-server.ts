import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Certificate } from '../certificate';
import { CommandFailure } from './collection';
import { Databases } from './commands';
import { encode, Framing, type Document, type Request } from './wire';

/** Cuts the connection, before a command is carried out or before it is answered. */
export type Fault = 'before' | 'after' | undefined;

/**
 * Speaks as much of MongoDB's protocol as the adapters use, by the driver's BSON and by mingo's queries. It shows that
 * the adapters agree with our reading of the protocol, not with the vendor's engine.
 */
export class MongodbServer {
  /** This is called and awaited for every command except those by which the driver checks its connections. */
  onCommand: (name: string, command: Document) => Fault | Promise<Fault> = () => undefined;
  /** Returns an error response to a command in place of carrying it out. */
  refuses: (name: string) => CommandFailure | undefined = () => undefined;
  now = () => new Date();
  readonly #databases = new Databases(() => this.now());
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  /** With a certificate it accepts only TLS. */
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

  /** Starts on its former port with its former data. */
  async start(): Promise<void> {
    const serve = (socket: Socket) => this.#serve(socket);
    this.#server = this.certificate ? createTlsServer(this.certificate, serve) : createServer(serve);
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops and cuts every connection. */
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
    // This is the greeting of TLS, which it does not speak. Later on a message of 790 bytes begins like that.
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
    const fault = isMaintenance ? undefined : await this.onCommand(name, request.command);
    if (fault === 'before') return void socket.destroy();
    const answer = this.#outcome(request.command);
    if (fault === 'after') return void socket.destroy();
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
