import type { SubscribeOptions } from './event-store';
import type { SerializedEvent } from './recent-events';

export interface WaitingReader extends Pick<SubscribeOptions, 'types' | 'passed' | 'signal'> {
  /** Up to here it has seen everything. */
  position: number;
}

/** Readers that have seen everything: a commit wakes those it concerns, and just moves the position of the others. */
export class WaitingReaders {
  private readonly waiting = new Map<WaitingReader, () => void>();

  /** Resolves once there may be something to read after `reader.position`, or it is aborted. */
  wait(reader: WaitingReader): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.waiting.delete(reader);
        reader.signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.set(reader, wake);
      reader.signal.addEventListener('abort', wake);
    });
  }

  /** By this process. */
  committed(events: readonly SerializedEvent[]): void {
    const first = events[0];
    const last = events.at(-1);
    if (!first || !last) return;
    const types = new Set(events.map(({ type }) => type));
    for (const [reader, wake] of this.waiting) {
      const missedNothing = reader.position + 1 === first.position;
      if (missedNothing && reader.passed && reader.types?.every((type) => !types.has(type))) {
        reader.position = last.position;
        reader.passed({ position: BigInt(last.position), eventId: last.id });
      } else wake();
    }
  }

  wakeAll(): void {
    for (const wake of this.waiting.values()) wake();
  }
}
