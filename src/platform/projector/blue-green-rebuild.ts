import { Logger } from '@nestjs/common';
import { fold } from '../../kernel/decider';
import { collectionOf } from '../../kernel/projection';
import type { Config } from '../config/config';
import { streamOf } from '../dispatch/dispatcher';
import type { DocumentStore } from '../document-store/document-store';
import type { History } from '../history/history';
import { idFrom, SYSTEM } from '../http/request-context';
import type { Vault } from '../vault/vault';
import { pause } from '../waiting';
import { ParkedEvents } from './parked-events';
import { projectionMaintenance, type OpenRebuild } from './projection-maintenance.decider';
import type { ProjectionRunner } from './projection-runner';
import type { ProjectorEvents } from './projector.events';
import { isLong, rebuild, rebuildAndCompare, type Compared } from './rebuild';
import { rebuildInWorker } from './rebuild-in-worker';
import { RebuildRecords, type RebuildRecord } from './rebuild-records';

const REPORT_EVERY_MS = 500;
const POLL_MS = 20;
const DECISION_POLL_MS = 1_000;
const RETRY_AFTER_MS = 60_000;

type Progress = Partial<Omit<RebuildRecord, 'id' | 'version' | 'against' | 'at'>>;

/**
 * Fills a candidate collection next to the served one, and replaces that once operators decide. Requests are in the
 * history and the progress in the collection, so that another process can resume.
 */
export class BlueGreenRebuild {
  private readonly logger = new Logger('Rebuild');
  private readonly name: string;
  private readonly records: RebuildRecords;
  private progress = new AbortController();
  private lastRecord: RebuildRecord | null = null;

  constructor(
    private readonly served: ProjectionRunner,
    private readonly runnerOf: (collection: string) => ProjectionRunner,
    private readonly history: History,
    private readonly documents: DocumentStore,
    private readonly vault: Vault,
    private readonly config: Config,
  ) {
    this.name = served.projection.name;
    this.records = new RebuildRecords(vault);
  }

  /** Must be called when an operator has decided about the projection, on any instance. */
  decided(): void {
    this.progress.abort();
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.progress = new AbortController();
      const undecided = AbortSignal.any([signal, this.progress.signal]);
      try {
        const open = await this.open();
        await this.dropOthers(open);
        if (open && open.version <= this.served.projection.version)
          await this.resume(open, undecided, signal);
        else await ended(undecided);
      } catch (err) {
        if (undecided.aborted) continue;
        this.logger.error({ err, projection: this.name }, 'A rebuild failed.');
        await this.report({ step: 'failed', error: String(err) }).catch(() => undefined);
        await pause(RETRY_AFTER_MS, undecided);
      }
    }
  }

  private async open(): Promise<OpenRebuild | null> {
    const state = fold(
      projectionMaintenance,
      await this.history.read(streamOf(projectionMaintenance, this.name)),
    );
    const { rebuild: open, outcome } = state;
    const record = await this.records.of(this.name);
    const isOver = record && outcome?.id === record.id && outcome.isDiscarded;
    this.lastRecord = open ? (record?.id === open.id ? record : newRecord(open)) : record;
    if (isOver && record.step !== 'discarded') await this.report({ step: 'discarded', comparison: null });
    return open;
  }

  private async dropOthers(open: OpenRebuild | null): Promise<void> {
    const ofRebuild = new RegExp(`^${this.name}__v(\\d+)-`);
    for (const collection of await this.documents.collections()) {
      const version = Number(ofRebuild.exec(collection)?.[1] ?? Infinity);
      const isOpen = open && collection === candidateCollection(this.name, open);
      if (version > this.served.projection.version || isOpen) continue;
      await this.documents.drop(collection);
      await new ParkedEvents(this.vault, this.history, this.name, collection).clear();
    }
  }

  private async resume(open: OpenRebuild, undecided: AbortSignal, signal: AbortSignal): Promise<void> {
    if (open.version < this.served.projection.version) {
      const reason = `Version ${this.served.projection.version} has taken the place of what was rebuilt.`;
      return this.record('ProjectionRebuildDiscarded', open, { reason });
    }
    const collectionName = candidateCollection(this.name, open);
    if (!(await this.documents.collections()).includes(collectionName)) {
      // The candidate has already replaced the served collection, but the event that records it is missing.
      if (open.isAccepted && this.lastRecord?.comparison) return this.finish(open);
      await this.fill(open, collectionName, signal);
      // An operator may have decided while the collection was filled.
      if (undecided.aborted) return;
    }
    const candidate = this.runnerOf(collectionName);
    await candidate.prepare(0n);
    if (open.isAccepted) await this.swap(open, candidate, undecided);
    else await this.updateUntilDecided(candidate, undecided);
  }

  private async fill(open: OpenRebuild, into: string, signal: AbortSignal): Promise<void> {
    const { projection } = this.served;
    const { history, documents } = this;
    const against = open.against ?? undefined;
    let reportedAt = 0;
    const onProgress = (done: bigint, total: bigint) => {
      if (Date.now() < reportedAt + REPORT_EVERY_MS) return;
      reportedAt = Date.now();
      this.report({ step: 'filling', done: String(done), total: String(total) }).catch((err: unknown) => {
        this.logger.warn({ err, projection: this.name }, 'The progress of a rebuild could not be stored.');
      });
    };
    await this.report({ step: 'filling', error: null });
    const rebuilt = (await isLong(history))
      ? await rebuildInWorker(this.name, this.config, { into, against }, onProgress, signal)
      : against === undefined
        ? await rebuild(projection, history, documents, onProgress, into)
        : await rebuildAndCompare(projection, history, documents, onProgress, into, against);
    const comparison = (rebuilt as Partial<Compared>).comparison ?? null;
    const position = String(rebuilt.position);
    await this.report({ done: position, total: position, documents: rebuilt.documents, comparison });
  }

  private async updateUntilDecided(candidate: ProjectionRunner, undecided: AbortSignal): Promise<void> {
    const following = candidate.lead(undecided);
    try {
      await this.report({ step: 'held', error: null });
      while (!undecided.aborted) {
        await this.reach(candidate, await this.history.head(), 'held', undecided);
        await pause(DECISION_POLL_MS, undecided);
      }
    } finally {
      await following;
    }
  }

  private async swap(open: OpenRebuild, candidate: ProjectionRunner, undecided: AbortSignal): Promise<void> {
    const end = new AbortController();
    const following = candidate.lead(AbortSignal.any([undecided, end.signal]));
    let isSwapped = false;
    try {
      await this.report({ step: 'swapping', error: null });
      await this.reach(candidate, await this.history.head(), 'swapping', undecided);
      await this.served.between(async () => {
        await this.reach(candidate, this.served.position, 'swapping', undecided);
        end.abort();
        await following;
        if (undecided.aborted) return;
        await this.documents.replace(this.served.collection, candidate.collection);
        isSwapped = true;
      }, undecided);
    } finally {
      end.abort();
      await following;
    }
    if (isSwapped) await this.finish(open);
  }

  private async reach(
    candidate: ProjectionRunner,
    position: bigint,
    step: RebuildRecord['step'],
    signal: AbortSignal,
  ): Promise<void> {
    let stoppedAt: string | null = null;
    while (!signal.aborted && candidate.position < position) {
      const { parked } = candidate;
      if (parked && parked.eventId !== stoppedAt) {
        stoppedAt = parked.eventId;
        await this.report({ step: 'stopped', error: `${parked.type} (${parked.stream}): ${parked.error}` });
      }
      await pause(POLL_MS, signal);
    }
    if (stoppedAt && !signal.aborted) await this.report({ step, error: null });
  }

  private async finish(open: OpenRebuild): Promise<void> {
    const documents = await this.documents.count(this.served.collection);
    await this.record('ProjectionRebuilt', open, { version: open.version, documents });
    await this.report({ step: 'done', documents, error: null });
  }

  private async record<Type extends 'ProjectionRebuildDiscarded' | 'ProjectionRebuilt'>(
    type: Type,
    { id: rebuildId }: OpenRebuild,
    data: Omit<ProjectorEvents[Type], 'projection' | 'rebuildId'>,
  ): Promise<void> {
    const event = { id: idFrom(type, rebuildId), type, data: { projection: this.name, rebuildId, ...data } };
    const metadata = { actor: SYSTEM, correlationId: rebuildId };
    await this.history.append(streamOf(projectionMaintenance, this.name), 'any', [event], metadata);
  }

  private async report(progress: Progress): Promise<void> {
    if (!this.lastRecord) return;
    this.lastRecord = { ...this.lastRecord, ...progress };
    await this.records.keep(this.name, this.lastRecord);
  }
}

export const newRecord = ({ id, version, against }: Omit<OpenRebuild, 'isAccepted'>): RebuildRecord => ({
  id,
  version,
  against,
  step: 'requested',
  done: '0',
  total: null,
  documents: null,
  error: null,
  comparison: null,
  at: new Date().toISOString(),
});

/** A projection's other collections never have such a name. */
const candidateCollection = (name: string, { id, version }: OpenRebuild) =>
  `${collectionOf({ name, version })}-${id}`;

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
