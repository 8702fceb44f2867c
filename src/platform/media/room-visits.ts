import { Injectable } from '@nestjs/common';

export interface RoomVisit {
  readonly roomId: string;
  readonly userId: string;
  readonly from: Date;
  readonly until: Date;
}

type Listener = (visit: RoomVisit) => Promise<void>;

/** Tells whoever keeps count of it that somebody has left a video room. */
@Injectable()
export class RoomVisits {
  private readonly listeners: Listener[] = [];

  on(listener: Listener): void {
    this.listeners.push(listener);
  }

  async ended(visit: RoomVisit): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener(visit)));
  }
}
