import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, scaledMs, type Config } from '../../platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../../platform/document-store/document-store';

/** After a process ends, another one can open its room after this time; the lease is renewed well before. */
const LEASE_MS = 15_000;

/** Each room is in one of several processes with the same sockets: the one that handled the first join. */
@Injectable()
export class RoomHosts {
  private readonly holder = randomUUID();

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Without Redis a process has its own sockets, and so its own rooms. */
  get severalProcesses(): boolean {
    return this.config.redisUrl !== null;
  }

  /** Takes or renews the room for this process; returns false while another one has it. */
  async isHere(roomId: string): Promise<boolean> {
    return (
      !this.severalProcesses ||
      this.documents.lease(leaseOf(roomId), this.holder, scaledMs(this.config, LEASE_MS))
    );
  }

  async release(roomId: string): Promise<void> {
    if (this.severalProcesses) await this.documents.releaseLease(leaseOf(roomId), this.holder);
  }
}

const leaseOf = (roomId: string) => `video-room:${roomId}`;
