/** Returns whether a packet begins a VP8 frame that depends on no other (RFC 7741, 4.2 and 4.3). */
export function isKeyFrame(payload: Buffer): boolean {
  const first = payload[0] ?? 0;
  const beginsFrame = (first & 0x10) !== 0 && (first & 0x07) === 0;
  if (!beginsFrame) return false;
  let at = 1;
  if (first & 0x80) {
    const extended = payload[at++] ?? 0;
    if (extended & 0x80) at += (payload[at] ?? 0) & 0x80 ? 2 : 1;
    if (extended & 0x40) at++;
    if (extended & 0x30) at++;
  }
  const frame = payload[at];
  return frame !== undefined && (frame & 0x01) === 0;
}
