import { createSocket, type Socket } from 'node:dgram';
import {
  classes,
  DtlsClient,
  isRtcp,
  keyLength,
  Message,
  methods,
  RtpPacket,
  saltLength,
  SrtpSession,
  type RTCCertificate,
  type RtpHeader,
} from 'werift';
import type { TransportParameters } from '../contract/video';

const AEAD_AES_128_GCM = 7;
const CONSENT_EVERY_MS = 2_500;

type Wire = ConstructorParameters<typeof DtlsClient>[0]['transport'];

/** The browser's side of a transport: ICE, DTLS and SRTP over a UDP socket. */
export class VideoPath {
  private readonly socket: Socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1_048_576 });
  private readonly address: { readonly port: number; readonly ip: string };
  private readonly consent: NodeJS.Timeout;
  private readonly wire: Wire;
  private srtp: SrtpSession | undefined;

  private constructor(
    private readonly remote: TransportParameters,
    private readonly onPacket: (packet: RtpPacket) => void,
  ) {
    const { port } = remote.iceCandidates[0]!;
    this.address = { port, ip: '127.0.0.1' };
    this.wire = {
      type: 'udp',
      address: { address: '', family: 'IPv4', port: 0 },
      closed: false,
      onData: () => undefined,
      send: (packet) => Promise.resolve(this.put(packet)),
      close: () => Promise.resolve(),
    };
    this.socket.on('message', (packet) => this.receive(packet));
    this.consent = setInterval(() => this.bind(), CONSENT_EVERY_MS);
  }

  static async open(
    remote: TransportParameters,
    certificate: RTCCertificate,
    connect: (fingerprints: { algorithm: string; value: string }[]) => Promise<unknown>,
    onPacket: (packet: RtpPacket) => void,
  ): Promise<VideoPath> {
    const path = new VideoPath(remote, onPacket);
    await connect(certificate.getFingerprints().map(({ algorithm, value }) => ({ algorithm, value })));
    path.bind();
    const dtls = new DtlsClient({
      cert: certificate.certPem,
      key: certificate.privateKey,
      signatureHash: certificate.signatureHash,
      transport: path.wire,
      srtpProfiles: [AEAD_AES_128_GCM],
      extendedMasterSecret: true,
    });
    await new Promise<void>((resolve, reject) => {
      dtls.onConnect.once(() => resolve());
      dtls.onError.once(reject);
      dtls.connect().catch(reject);
    });
    const { localKey, localSalt, remoteKey, remoteSalt } = dtls.extractSessionKeys(
      keyLength(AEAD_AES_128_GCM),
      saltLength(AEAD_AES_128_GCM),
    ) as Record<'localKey' | 'localSalt' | 'remoteKey' | 'remoteSalt', Buffer>;
    const keys = {
      localMasterKey: localKey,
      localMasterSalt: localSalt,
      remoteMasterKey: remoteKey,
      remoteMasterSalt: remoteSalt,
    };
    path.srtp = new SrtpSession({ keys, profile: AEAD_AES_128_GCM });
    return path;
  }

  send(header: RtpHeader, payload: Buffer): void {
    this.put(this.srtp!.encrypt(payload, header));
  }

  close(): void {
    clearInterval(this.consent);
    this.socket.close();
  }

  private bind(): void {
    const { usernameFragment, password } = this.remote.iceParameters;
    const request = new Message(methods.BINDING, classes.REQUEST)
      .setAttribute('USERNAME', `${usernameFragment}:bench`)
      .setAttribute('PRIORITY', 1)
      .setAttribute('ICE-CONTROLLING', 1n)
      .setAttribute('USE-CANDIDATE', null)
      .addMessageIntegrity(Buffer.from(password))
      .addFingerprint();
    this.put(request.bytes);
  }

  private put(packet: Buffer): void {
    this.socket.send(packet, this.address.port, this.address.ip);
  }

  private receive(packet: Buffer): void {
    const [first = 0] = packet;
    if (first >= 20 && first < 64) this.wire.onData(packet, ['', 0]);
    else if (first >= 128 && first < 192 && this.srtp && !isRtcp(packet))
      this.onPacket(RtpPacket.deSerialize(this.srtp.decrypt(packet)));
  }
}
