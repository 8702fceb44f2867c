import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';

const LEASE = 'projector';
const TTL_MS = 3_000;

/** Sees to it that one process at a time projects and reacts: the one that holds the lease. */
@Injectable()
export class Leadership {
  private readonly logger = new Logger(Leadership.name);
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly duties: ((signal: AbortSignal) => Promise<void>)[] = [];
  private running: Promise<void> = Promise.resolve();

  constructor(@Inject(DOCUMENT_STORE) private readonly documents: DocumentStore) {}

  /** `duty` runs whenever this process leads; its signal aborts when it no longer does. */
  whenLeading(duty: (signal: AbortSignal) => Promise<void>): void {
    this.duties.push(duty);
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.documents.releaseLease(LEASE, this.holder);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (await this.take()) await this.lead(signal);
      else await delay(TTL_MS / 3, undefined, { signal }).catch(() => undefined);
    }
  }

  private async lead(stopping: AbortSignal): Promise<void> {
    const term = new AbortController();
    const signal = AbortSignal.any([stopping, term.signal]);
    // Each projection listens to it.
    setMaxListeners(0, signal);
    const duties = Promise.allSettled(this.duties.map((duty) => duty(signal)));
    let renewed = Date.now();
    while (!signal.aborted) {
      await delay(TTL_MS / 3, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      if (await this.take()) renewed = Date.now();
      else if (Date.now() - renewed > TTL_MS) term.abort();
    }
    for (const duty of await duties) if (duty.status === 'rejected') this.logger.error(duty.reason);
  }

  private async take(): Promise<boolean> {
    try {
      return await this.documents.lease(LEASE, this.holder, TTL_MS);
    } catch (error) {
      this.logger.error(error);
      return false;
    }
  }
}
