import { createHash, timingSafeEqual } from 'node:crypto';
import { DtlsServer, keyLength, saltLength, SrtcpSession, SrtpSession, type RTCCertificate } from 'werift';
import type { DtlsParameters } from '../../../../contract/video';
import { rollOver } from './rollover';

type Transport = ConstructorParameters<typeof DtlsServer>[0]['transport'];

const AES_CM_128_HMAC_SHA1_80 = 1;
const AEAD_AES_128_GCM = 7;

export interface Keys {
  readonly srtp: SrtpSession;
  readonly srtcp: SrtcpSession;
}

export class Handshake {
  private readonly dtls: DtlsServer;
  private readonly transport: Transport;
  private lastFlight: Buffer[] = [];
  private done = false;

  constructor(
    certificate: RTCCertificate,
    private readonly expected: DtlsParameters,
    private readonly send: (packet: Buffer) => void,
    onKeys: (keys: Keys) => void,
    onFailure: (reason: unknown) => void,
  ) {
    this.transport = {
      type: 'udp',
      address: { address: '', family: 'IPv4', port: 0 },
      closed: false,
      onData: () => undefined,
      send: (packet) => {
        this.lastFlight.push(packet);
        this.send(packet);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    this.dtls = new DtlsServer({
      cert: certificate.certPem,
      key: certificate.privateKey,
      signatureHash: certificate.signatureHash,
      transport: this.transport,
      srtpProfiles: [AEAD_AES_128_GCM, AES_CM_128_HMAC_SHA1_80],
      extendedMasterSecret: true,
      certificateRequest: true,
    });
    this.dtls.onConnect.once(() => {
      try {
        if (!this.isExpected()) throw new Error('The certificate is not the one that was announced.');
        onKeys(this.keys());
        this.done = true;
      } catch (reason) {
        onFailure(reason);
      }
    });
    this.dtls.onError.once(onFailure);
  }

  /** A browser that still shakes hands after the end missed the last flight. The library itself would start over. */
  receive(packet: Buffer): void {
    if (this.done) {
      for (const each of this.lastFlight) this.send(each);
      return;
    }
    this.lastFlight = [];
    this.transport.onData(packet, ['', 0]);
  }

  private isExpected(): boolean {
    const shown = this.dtls.remoteCertificate;
    if (!shown) return false;
    return this.expected.fingerprints.some(({ algorithm, value }) => {
      if (!/^sha-(256|384|512)$/.test(algorithm)) return false;
      const digest = createHash(algorithm.replace('-', '')).update(shown).digest();
      const announced = Buffer.from(value.replaceAll(':', ''), 'hex');
      return digest.length === announced.length && timingSafeEqual(digest, announced);
    });
  }

  private keys(): Keys {
    const profile = this.dtls.srtp.srtpProfile;
    if (!profile) throw new Error('The browser offers no encryption of streams.');
    const { localKey, localSalt, remoteKey, remoteSalt } = this.dtls.extractSessionKeys(
      keyLength(profile),
      saltLength(profile),
    ) as Record<'localKey' | 'localSalt' | 'remoteKey' | 'remoteSalt', Buffer>;
    const keys = {
      localMasterKey: localKey,
      localMasterSalt: localSalt,
      remoteMasterKey: remoteKey,
      remoteMasterSalt: remoteSalt,
    };
    const srtp = new SrtpSession({ keys, profile });
    // The library's own rule loses a stream for good when the packets around a rollover are lost.
    for (const context of [srtp.localContext, srtp.remoteContext]) context.updateRolloverCount = rollOver;
    return { srtp, srtcp: new SrtcpSession({ keys, profile }) };
  }
}
