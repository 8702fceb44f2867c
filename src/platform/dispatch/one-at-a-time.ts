import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Contended } from '../../kernel/errors';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { Projector, type NamedViews } from '../projector/projector';
import { t } from '../messages';
import { within } from '../waiting';

const LEASE_MS = 30_000;
const RENEWAL_MS = 10_000;
const TIMEOUT_MS = 10_000;
/** A lease of another process is polled after 20 ms at first, then at growing intervals. */
const [FIRST_POLL_MS, MAX_POLL_MS] = [20, 250];

/** Runs decisions based on views one at a time on all instances. The lease `next:` lets instances take turns. */
@Injectable()
export class OneAtATime {
  private readonly logger = new Logger(OneAtATime.name);
  private readonly holder = randomUUID();
  private readonly lines = new Map<string, Promise<void>>();

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: Pick<DocumentStore, 'lease' | 'releaseLease'>,
    @Inject(Projector) private readonly projector: Pick<Projector, 'caughtUp'>,
  ) {}

  async decide<Result>(name: string, views: NamedViews, work: () => Promise<Result>): Promise<Result> {
    const latest = Date.now() + TIMEOUT_MS;
    const before = this.lines.get(name);
    let leave!: () => void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    // Calls behind one that gives up still wait for the calls before it.
    const end = Promise.all([before, left]).then(() => undefined);
    this.lines.set(name, end);
    try {
      await this.untilFirst(before, latest);
      if (before || !(await this.take(`turn:${name}`))) await this.acquireNext(name, latest);
      return await this.withLease(`turn:${name}`, async () => {
        await this.projector.caughtUp(...views);
        return work();
      });
    } finally {
      leave();
      if (this.lines.get(name) === end) this.lines.delete(name);
    }
  }

  private async untilFirst(before: Promise<void> | undefined, latest: number): Promise<void> {
    if (!before) return;
    const isFirst = await within(
      latest - Date.now(),
      before.then(() => true),
    );
    if (!isFirst) throw contended();
  }

  private async acquireNext(name: string, latest: number): Promise<void> {
    await this.acquire(`next:${name}`, latest);
    try {
      await this.acquire(`turn:${name}`, latest);
    } finally {
      await this.release(`next:${name}`);
    }
  }

  private async acquire(lease: string, latest: number): Promise<void> {
    for (
      let pauseMs = FIRST_POLL_MS;
      !(await this.take(lease));
      pauseMs = Math.min(2 * pauseMs, MAX_POLL_MS)
    ) {
      if (Date.now() > latest) throw contended();
      await delay(pauseMs);
    }
  }

  private async withLease<Result>(lease: string, work: () => Promise<Result>): Promise<Result> {
    let renewed: Promise<void> = Promise.resolve();
    const renewal = setInterval(() => {
      renewed = this.renew(lease);
    }, RENEWAL_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // A renewal that came after the release would take the lease again.
      await renewed;
      await this.release(lease);
    }
  }

  /** The decision is recorded by now, so a failure is only logged: a lease that is not released expires. */
  private async release(lease: string): Promise<void> {
    await this.documents
      .releaseLease(lease, this.holder)
      .catch((err: unknown) => this.logger.warn({ err, lease }, 'A lease could not be released.'));
  }

  private take(lease: string): Promise<boolean> {
    return this.documents.lease(lease, this.holder, LEASE_MS);
  }

  private async renew(lease: string): Promise<void> {
    await this.take(lease).catch((err: unknown) =>
      this.logger.warn({ err, lease }, 'A lease could not be renewed.'),
    );
  }
}

const contended = () => new Contended(t('conflict'));
