import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, playsPart, scaledMs, type Config, type Part } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { pause } from '../waiting';

const LEASE_MS = 3_000;

/** Runs until its signal aborts. A duty that ends or throws before that is started again. */
export type Duty = (signal: AbortSignal) => Promise<void>;

interface Running {
  readonly end: AbortController;
  readonly ended: Promise<void>;
}

/** Elects leaders: each duty is done by one process at a time, the one that has its lease. */
@Injectable()
export class Leadership {
  private readonly logger = new Logger(Leadership.name);
  private readonly holder = randomUUID();
  private readonly led = new Map<string, Duty>();
  private readonly own = new Map<string, Duty>();
  private readonly running = new Map<string, Running>();
  private readonly stopping = new AbortController();
  private readonly leaseMs: number;
  private leading?: Promise<void>;
  private acquiring?: Promise<unknown>;

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role' | 'waitScale'>,
  ) {
    this.leaseMs = scaledMs(config, LEASE_MS);
  }

  whenLeading(part: Part, name: string, duty: Duty): void {
    if (playsPart(this.config, part)) this.led.set(name, duty);
  }

  always(part: Part, name: string, duty: Duty): void {
    if (playsPart(this.config, part)) this.inEveryProcess(name, duty);
  }

  inEveryProcess(name: string, duty: Duty): void {
    this.own.set(name, duty);
  }

  start(): void {
    for (const [name, duty] of this.own) this.run(name, (signal) => this.repeat(name, duty, signal));
    this.leading = this.lead();
  }

  async resign(name: string): Promise<void> {
    const isLed = this.led.delete(name);
    await this.end(name);
    if (isLed) await this.release([name]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.leading;
    const names = [...this.led.keys()];
    this.led.clear();
    await Promise.all([...this.running.keys()].map((name) => this.end(name)));
    await this.release(names);
  }

  /** Takes and renews all leases in one command, so that their number costs nothing. */
  private async lead(): Promise<void> {
    const { signal } = this.stopping;
    for (let renewed = Date.now(); !signal.aborted; await pause(this.leaseMs / 3, signal)) {
      const acquiring = this.take();
      this.acquiring = acquiring;
      const currentLeases = await acquiring;
      if (currentLeases) renewed = Date.now();
      else if (Date.now() - renewed <= this.leaseMs) continue;
      for (const [name, duty] of this.led) {
        if (!currentLeases?.has(name)) this.running.get(name)?.end.abort();
        else if (!this.running.has(name)) this.run(name, (ending) => this.perform(name, duty, ending));
      }
    }
  }

  private run(name: string, duty: Duty): void {
    const end = new AbortController();
    const ended = duty(end.signal).finally(() => this.running.delete(name));
    this.running.set(name, { end, ended });
  }

  private async end(name: string): Promise<void> {
    const running = this.running.get(name);
    running?.end.abort();
    await running?.ended;
  }

  private async repeat(name: string, duty: Duty, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.perform(name, duty, signal);
      await pause(this.leaseMs / 3, signal);
    }
  }

  private async perform(name: string, duty: Duty, signal: AbortSignal): Promise<void> {
    try {
      await duty(signal);
    } catch (err) {
      this.logger.error({ err, duty: name }, 'A duty ended early; it will be started again.');
    }
  }

  private async take(): Promise<ReadonlySet<string> | undefined> {
    try {
      return await this.documents.leaseDuties([...this.led.keys()], this.holder, this.leaseMs);
    } catch (err) {
      this.logger.error({ err }, 'Leases could not be acquired.');
      return undefined;
    }
  }

  private async release(names: readonly string[]): Promise<void> {
    // A renewal in progress would outlast the release.
    await this.acquiring;
    try {
      await this.documents.releaseDuties(names, this.holder);
    } catch (err) {
      this.logger.error({ err, leases: names }, 'Leases could not be released.');
    }
  }
}
