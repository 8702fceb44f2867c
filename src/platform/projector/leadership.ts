import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, playsPart, scaledMs, type Config, type Part } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';

const LEASE_MS = 3_000;

/** Runs until its signal aborts; one that ends or throws before is started again. */
export type Duty = (signal: AbortSignal) => Promise<void>;

interface Held {
  readonly resign: AbortController;
  readonly ended: Promise<void>;
}

/** Leader election: each duty is done by one process at a time, the one that holds its lease. */
@Injectable()
export class Leadership {
  private readonly logger = new Logger(Leadership.name);
  private readonly holder = randomUUID();
  private readonly duties = new Map<string, Duty>();
  private readonly held = new Map<string, Held>();
  private readonly leaseMs: number;

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role' | 'waitScale'>,
  ) {
    this.leaseMs = scaledMs(config, LEASE_MS);
  }

  /** Runs `duty` whenever this process plays `part` and holds the lease `name`. */
  whenLeading(part: Part, name: string, duty: Duty): void {
    if (playsPart(this.config, part)) this.duties.set(name, (resigned) => this.run(name, duty, resigned));
  }

  /** Runs `duty` in every process that plays `part`. */
  always(part: Part, name: string, duty: Duty): void {
    if (playsPart(this.config, part)) this.duties.set(name, (resigned) => this.repeat(name, duty, resigned));
  }

  start(): void {
    for (const [name, duty] of this.duties) {
      const resign = new AbortController();
      this.held.set(name, { resign, ended: duty(resign.signal) });
    }
  }

  /** Ends one duty here, so that another process may take it up. */
  async resign(name: string): Promise<void> {
    const held = this.held.get(name);
    held?.resign.abort();
    await held?.ended;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.held.keys()].map((name) => this.resign(name)));
  }

  private async run(name: string, duty: Duty, resigned: AbortSignal): Promise<void> {
    while (!resigned.aborted) {
      if (await this.take(name)) await this.lead(name, duty, resigned);
      await this.pause(resigned);
    }
    try {
      await this.documents.releaseLease(name, this.holder);
    } catch (err) {
      this.logger.error({ err, lease: name }, 'A lease could not be released.');
    }
  }

  private async lead(name: string, duty: Duty, resigned: AbortSignal): Promise<void> {
    const term = new AbortController();
    const signal = AbortSignal.any([resigned, term.signal]);
    const done = this.perform(name, duty, signal).finally(() => term.abort());
    let renewed = Date.now();
    while (!signal.aborted) {
      await this.pause(signal);
      if (signal.aborted) break;
      if (await this.take(name)) renewed = Date.now();
      else if (Date.now() - renewed > this.leaseMs) term.abort();
    }
    await done;
  }

  private async repeat(name: string, duty: Duty, resigned: AbortSignal): Promise<void> {
    while (!resigned.aborted) {
      await this.perform(name, duty, resigned);
      await this.pause(resigned);
    }
  }

  private async perform(name: string, duty: Duty, signal: AbortSignal): Promise<void> {
    try {
      await duty(signal);
    } catch (err) {
      this.logger.error({ err, duty: name }, 'A duty ended early; it is taken up again.');
    }
  }

  private async take(name: string): Promise<boolean> {
    try {
      return await this.documents.lease(name, this.holder, this.leaseMs);
    } catch (err) {
      this.logger.error({ err, lease: name }, 'A lease could not be taken.');
      return false;
    }
  }

  private pause(signal: AbortSignal): Promise<void> {
    return delay(this.leaseMs / 3, undefined, { signal }).catch(() => undefined);
  }
}
