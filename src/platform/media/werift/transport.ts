import { randomBytes, randomUUID } from 'node:crypto';
import type { RemoteInfo } from 'node:dgram';
import {
  classes,
  isRtcp,
  Message,
  methods,
  parseMessage,
  RtcpPacketConverter,
  RtpPacket,
  SrtpAuthenticationError,
  type RTCCertificate,
  type RtcpPacket,
  type RtpHeader,
} from 'werift';
import type {
  DtlsParameters,
  MediaKind,
  RtpCapabilities,
  RtpParameters,
  TransportParameters,
} from '../../../../contract/video';
import { Unusable, type MediaProducer, type MediaTransport } from '../media-server';
import { WeriftConsumer } from './consumer';
import { Handshake, type Keys } from './handshake';
import { WeriftProducer } from './producer';
import { routeRtcp } from './rtcp';

export interface Wire {
  readonly certificate: RTCCertificate;
  readonly candidates: readonly { readonly address: string; readonly port: number }[];
  send(packet: Buffer, to: RemoteInfo): void;
  moved(transport: WeriftTransport, to: RemoteInfo): void;
  closed(transport: WeriftTransport): void;
  warn(reason: unknown): void;
}

export class WeriftTransport implements MediaTransport {
  readonly usernameFragment = randomBytes(6).toString('hex');
  readonly parameters: TransportParameters;
  readonly producers = new Map<number, WeriftProducer>();
  readonly consumers = new Map<number, WeriftConsumer>();
  private readonly password = randomBytes(16).toString('hex');
  private readonly cname = randomUUID();
  private remote: RemoteInfo | undefined;
  private handshake: Handshake | undefined;
  private keys: Keys | undefined;
  private mids = 0;

  constructor(private readonly wire: Wire) {
    this.parameters = {
      id: randomUUID(),
      iceParameters: {
        usernameFragment: this.usernameFragment,
        password: this.password,
        iceLite: true,
      },
      iceCandidates: wire.candidates.map(({ address, port }, index) => ({
        foundation: `host${index}`,
        priority: 1_076_302_079 - index,
        ip: address,
        address,
        port,
        protocol: 'udp',
        type: 'host',
      })),
      dtlsParameters: {
        role: 'server',
        fingerprints: wire.certificate
          .getFingerprints()
          .map(({ algorithm, value }) => ({ algorithm, value })),
      },
    };
  }

  connect(dtls: DtlsParameters): Promise<void> {
    if (this.handshake) return Promise.reject(new Unusable('The transport is connected already.'));
    this.handshake = new Handshake(
      this.wire.certificate,
      dtls,
      (packet) => this.send(packet),
      (keys) => {
        this.keys = keys;
        // What is forwarded from here on can be decrypted, so pictures must begin with a whole frame.
        for (const consumer of this.consumers.values()) consumer.restart();
      },
      (reason) => this.wire.warn(reason),
    );
    return Promise.resolve();
  }

  produce(kind: MediaKind, rtp: RtpParameters, paused: boolean): Promise<MediaProducer> {
    return attempt(() => {
      const producer = new WeriftProducer(
        kind,
        rtp,
        paused,
        (packet) => this.sendRtcp(packet),
        () => this.producers.delete(producer.ssrc),
      );
      this.producers.get(producer.ssrc)?.close();
      this.producers.set(producer.ssrc, producer);
      return producer;
    });
  }

  consume(producer: MediaProducer, capabilities: RtpCapabilities): Promise<WeriftConsumer> {
    return attempt(() => {
      const outgoing = {
        encrypt: (payload: Buffer, header: RtpHeader) => this.keys!.srtp.encrypt(payload, header),
        send: (packet: Buffer) => this.send(packet),
        sendRtcp: (packet: RtcpPacket) => this.sendRtcp(packet),
        isReady: () => this.keys !== undefined,
      };
      const consumer = new WeriftConsumer(
        producer as WeriftProducer,
        capabilities,
        String(this.mids++),
        this.cname,
        outgoing,
        () => this.consumers.delete(consumer.ssrc),
      );
      this.consumers.set(consumer.ssrc, consumer);
      return consumer;
    });
  }

  close(): void {
    for (const each of [...this.producers.values(), ...this.consumers.values()]) each.close();
    this.wire.closed(this);
  }

  /** Handles a binding request to this transport. A sender who knows its password may move it to another address. */
  bind(packet: Buffer, from: RemoteInfo): void {
    const request = parseMessage(packet, Buffer.from(this.password));
    if (request?.messageMethod !== methods.BINDING || request.messageClass !== classes.REQUEST) return;
    const answer = new Message(methods.BINDING, classes.RESPONSE, request.transactionId)
      .setAttribute('XOR-MAPPED-ADDRESS', [from.address, from.port])
      .addMessageIntegrity(Buffer.from(this.password))
      .addFingerprint();
    this.wire.send(answer.bytes, from);
    this.wire.moved(this, from);
    const nominated = request.attributesKeys.includes('USE-CANDIDATE');
    if (nominated || !this.remote) this.remote = from;
  }

  receive(packet: Buffer): void {
    const [first = 0] = packet;
    if (first >= 20 && first < 64) this.handshake?.receive(packet);
    else if (first >= 128 && first < 192 && this.keys) this.receiveMedia(packet, this.keys);
  }

  private receiveMedia(packet: Buffer, { srtp, srtcp }: Keys): void {
    try {
      if (isRtcp(packet)) {
        for (const each of RtcpPacketConverter.deSerialize(srtcp.decrypt(packet))) routeRtcp(each, this);
        return;
      }
      const rtp = RtpPacket.deSerialize(srtp.decrypt(packet));
      this.producers.get(rtp.header.ssrc)?.take(rtp);
    } catch (reason) {
      if (!(reason instanceof SrtpAuthenticationError)) this.wire.warn(reason);
    }
  }

  private sendRtcp(packet: RtcpPacket): void {
    if (this.keys) this.send(this.keys.srtcp.encrypt(packet.serialize()));
  }

  private send(packet: Buffer): void {
    if (this.remote) this.wire.send(packet, this.remote);
  }
}

const attempt = <Made>(make: () => Made): Promise<Made> =>
  new Promise((resolve) => {
    resolve(make());
  });
