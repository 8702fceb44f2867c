const WHOLE = 0x10000;

export interface Rollover {
  rolloverCounter: number;
  lastSequenceNumber: number;
  rolloverHasProcessed?: boolean;
}

export const distance = (from: number, to: number): number => ((to - from) << 16) >> 16;

/** Finds the rollover of the sequence that brings a packet nearest to the last one (RFC 3711, 3.3.1). */
export function rollOver(sequence: number, state: Rollover): void {
  if (state.rolloverHasProcessed) {
    const last = state.rolloverCounter * WHOLE + state.lastSequenceNumber;
    const index = last + distance(state.lastSequenceNumber, sequence);
    state.rolloverCounter = Math.max(0, Math.floor(index / WHOLE));
  }
  state.rolloverHasProcessed = true;
  state.lastSequenceNumber = sequence;
}
