import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { parseMessage, RTCDtlsTransport, type RTCCertificate } from 'werift';
import { type MediaAddress, type MediaRoom, type MediaServer, ownAddresses } from '../media-server';
import { ROUTER } from '../router-capabilities';
import { WeriftTransport, type Wire } from './transport';

const BUFFER_BYTES = 4 * 1_048_576;

export interface WeriftOptions extends MediaAddress {
  /** Returns whether to drop the next packet, in either direction. */
  readonly loses?: () => boolean;
}

/** Forwards streams in this process, over one UDP port for everybody, without another program. */
export class WeriftServer implements MediaServer {
  private readonly logger = new Logger(WeriftServer.name);
  private readonly byFragment = new Map<string, WeriftTransport>();
  private readonly byAddress = new Map<string, WeriftTransport>();
  private readonly wire: Wire;
  readonly isAlive = true;

  private constructor(
    private readonly socket: Socket,
    certificate: RTCCertificate,
    private readonly options: WeriftOptions,
  ) {
    const { port } = socket.address();
    const addresses = options.announced ? [options.announced] : ownAddresses();
    this.wire = {
      certificate,
      candidates: addresses.map((address) => ({ address, port })),
      send: (packet, to) => {
        if (!options.loses?.()) socket.send(packet, to.port, to.address);
      },
      moved: (transport, to) => this.byAddress.set(keyOf(to), transport),
      closed: (transport) => this.forget(transport),
      warn: (err) => this.logger.warn({ err }, 'A browser’s packets could not be read.'),
    };
    socket.on('message', (packet, from) => this.receive(packet, from));
    socket.on('error', (err) => this.logger.error({ err }, 'The port for video failed.'));
  }

  static async open(options: WeriftOptions): Promise<WeriftServer> {
    const socket = createSocket({
      type: 'udp4',
      recvBufferSize: BUFFER_BYTES,
      sendBufferSize: BUFFER_BYTES,
    });
    socket.bind(options.port);
    await once(socket, 'listening');
    const certificate = await RTCDtlsTransport.SetupCertificate();
    return new WeriftServer(socket, certificate, options);
  }

  createRoom(): Promise<MediaRoom> {
    const transports = new Set<WeriftTransport>();
    return Promise.resolve({
      rtpCapabilities: ROUTER,
      createTransport: () => {
        const transport = new WeriftTransport({
          ...this.wire,
          closed: (closed) => {
            transports.delete(closed);
            this.wire.closed(closed);
          },
        });
        transports.add(transport);
        this.byFragment.set(transport.usernameFragment, transport);
        return Promise.resolve(transport);
      },
      close: () => {
        for (const transport of [...transports]) transport.close();
      },
    });
  }

  async close(): Promise<void> {
    for (const transport of [...this.byFragment.values()]) transport.close();
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  private receive(packet: Buffer, from: RemoteInfo): void {
    if (this.options.loses?.()) return;
    try {
      if ((packet[0] ?? 0) < 4) this.bind(packet, from);
      else this.byAddress.get(keyOf(from))?.receive(packet);
    } catch (err) {
      this.wire.warn(err);
    }
  }

  private bind(packet: Buffer, from: RemoteInfo): void {
    const username: unknown = parseMessage(packet)?.getAttributeValue('USERNAME');
    if (typeof username !== 'string') return;
    this.byFragment.get(username.split(':')[0] ?? '')?.bind(packet, from);
  }

  private forget(transport: WeriftTransport): void {
    this.byFragment.delete(transport.usernameFragment);
    for (const [address, each] of this.byAddress) if (each === transport) this.byAddress.delete(address);
  }
}

const keyOf = ({ address, port }: RemoteInfo) => `${address}:${port}`;
