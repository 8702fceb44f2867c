import {
  GenericNack,
  RtcpPayloadSpecificFeedback,
  RtcpSrPacket,
  RtcpTransportLayerFeedback,
  type RtcpPacket,
} from 'werift';
import type { WeriftConsumer } from './consumer';
import type { WeriftProducer } from './producer';

interface Streams {
  readonly producers: ReadonlyMap<number, WeriftProducer>;
  readonly consumers: ReadonlyMap<number, WeriftConsumer>;
}

export function routeRtcp(packet: RtcpPacket, { producers, consumers }: Streams): void {
  if (packet instanceof RtcpSrPacket) producers.get(packet.ssrc)?.handleReport(packet);
  if (packet instanceof RtcpTransportLayerFeedback && packet.feedback instanceof GenericNack) {
    const { mediaSourceSsrc, lost } = packet.feedback;
    consumers.get(mediaSourceSsrc)?.retransmit(lost);
  }
  if (packet instanceof RtcpPayloadSpecificFeedback)
    for (const ssrc of wantKeyFrame(packet)) consumers.get(ssrc)?.requestKeyFrame();
}

/** Returns the streams that lost a picture or need a whole one. The class of the latter is not exported. */
function wantKeyFrame({ feedback }: RtcpPayloadSpecificFeedback): readonly number[] {
  const { count } = feedback as { readonly count?: number };
  if (count === 1) return [feedback.mediaSsrc];
  return count === 4 ? (feedback as { fir: { ssrc: number }[] }).fir.map(({ ssrc }) => ssrc) : [];
}
