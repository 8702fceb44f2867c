import { Inject, Injectable } from '@nestjs/common';
import type { ProjectionDetails, ProjectionRebuild, ProjectionStatus } from '../../../contract/admin';
import { EventCatalog } from '../../kernel/event';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../platform/document-store/document-store';
import { History } from '../../platform/history/history';
import { PROJECTIONS, Projector } from '../../platform/projector/projector';
import { RebuildRecords } from '../../platform/projector/rebuild-records';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { within } from '../../platform/waiting';

interface StoredReport {
  readonly rebuilds: Map<string, ProjectionRebuild>;
  readonly earlier: Map<string, ProjectionStatus['earlier'][number][]>;
}

/** After this time the response is sent without what the stores have not returned. */
const QUERY_TIMEOUT_MS = 1_000;

@Injectable()
export class ProjectionReports {
  private readonly records: RebuildRecords;

  constructor(
    @Inject(PROJECTIONS) private readonly projections: readonly AnyProjection[],
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
    private readonly projector: Projector,
    private readonly history: History,
    private readonly catalog: EventCatalog,
  ) {
    this.records = new RebuildRecords(vault);
  }

  async stored(): Promise<StoredReport> {
    const report: StoredReport = { rebuilds: new Map(), earlier: new Map() };
    const queries = [
      ...this.projections.map(({ name }) => this.findRebuild(name, report)),
      this.findEarlierVersion(report),
    ];
    await within(QUERY_TIMEOUT_MS, Promise.allSettled(queries));
    return report;
  }

  async details(projection: AnyProjection): Promise<ProjectionDetails> {
    const [documents, record, parkedData] = await Promise.all([
      this.documents.count(collectionOf(projection)),
      this.records.of(projection.name),
      this.parkedData(projection.name),
    ]);
    return { documents, comparison: record?.comparison ?? null, parkedData };
  }

  private async findRebuild(name: string, { rebuilds }: StoredReport): Promise<void> {
    const record = await this.records.of(name);
    if (!record) return;
    const { comparison: _, ...rebuild } = record;
    rebuilds.set(name, rebuild);
  }

  private async findEarlierVersion({ earlier }: StoredReport): Promise<void> {
    for (const collection of await this.documents.collections()) {
      const [, name, digits] = /^(.+)__v(\d+)$/.exec(collection) ?? [];
      const projection = this.projections.find((one) => one.name === name);
      const version = Number(digits);
      if (!projection || version >= projection.version) continue;
      const position = String(await this.documents.checkpoint(collection));
      earlier.set(projection.name, [...(earlier.get(projection.name) ?? []), { version, position }]);
    }
  }

  private async parkedData(name: string): Promise<Record<string, unknown> | null> {
    const parked = await this.projector.parkedEvent(name);
    if (!parked) return null;
    const events = await this.history.read(parked.stream);
    const event = events.find(({ id }) => id === parked.eventId);
    if (!event) return null;
    const sealed = new Set(this.catalog.sealed(event.type).map(({ path }) => path[0]));
    return Object.fromEntries(Object.entries(event.data).filter(([field]) => !sealed.has(field)));
  }
}
