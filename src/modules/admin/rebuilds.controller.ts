import { randomUUID } from 'node:crypto';
import { Controller, Inject, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Roles } from '../../platform/http/route.decorators';
import { Rejected, requireFound } from '../../kernel/errors';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { DOCUMENT_STORE, type DocumentStore } from '../../platform/document-store/document-store';
import { History } from '../../platform/history/history';
import { newId } from '../../platform/http/request-context';
import { projectionMaintenance } from '../../platform/projector/projection-maintenance.decider';
import { Projector } from '../../platform/projector/projector';
import { newRecord } from '../../platform/projector/blue-green-rebuild';
import { RebuildRecords } from '../../platform/projector/rebuild-records';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { t } from './messages';

const LEASE_MS = 1_000;

/** Records decisions about rebuilds; the process that leads the projection carries them out. */
@Controller('admin/projections')
@Roles('admin')
export class RebuildsController {
  private readonly records: RebuildRecords;

  constructor(
    private readonly projector: Projector,
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
  ) {
    this.records = new RebuildRecords(vault);
  }

  @Post(':name/rebuilds')
  async request(
    @Param('name') name: string,
    @Body() { reason, against }: ParsedBody<'POST /admin/projections/{name}/rebuilds'>,
  ): Promise<ResponseOf<'POST /admin/projections/{name}/rebuilds'>> {
    const projection = this.projectionOf(name);
    if (against !== null) await this.assertStored(projection, against);
    const rebuildId = newId('rebuild');
    const request = { projection: name, rebuildId, version: projection.version, against, reason };
    const { events } = await this.dispatcher.dispatch(projectionMaintenance, name, 'RequestRebuild', request);
    const known = (await this.records.of(name))?.id === rebuildId;
    if (events.length > 0 && !known) {
      await this.records.keep(name, newRecord({ id: rebuildId, version: projection.version, against }));
    }
    return { data: { id: rebuildId } };
  }

  @Post(':name/rebuilds/:rebuildId/swap')
  async swap(
    @Param('name') name: string,
    @Param('rebuildId') rebuildId: string,
    @Body() { reason }: ParsedBody<'POST /admin/projections/{name}/rebuilds/{rebuildId}/swap'>,
  ): Promise<void> {
    this.projectionOf(name);
    const { rebuild } = await this.dispatcher.stateOf(projectionMaintenance, name);
    if (rebuild?.id === rebuildId && !rebuild.isAccepted) {
      const record = await this.records.of(name);
      if (record?.id !== rebuildId || record.step !== 'held')
        throw new Rejected('conflict', t('rebuild-not-compared'));
    }
    const data = { projection: name, rebuildId, reason };
    await this.dispatcher.dispatch(projectionMaintenance, name, 'AcceptRebuild', data);
  }

  @Post(':name/rebuilds/:rebuildId/discard')
  async discard(
    @Param('name') name: string,
    @Param('rebuildId') rebuildId: string,
    @Body() { reason }: ParsedBody<'POST /admin/projections/{name}/rebuilds/{rebuildId}/discard'>,
  ): Promise<void> {
    this.projectionOf(name);
    const data = { projection: name, rebuildId, reason };
    await this.dispatcher.dispatch(projectionMaintenance, name, 'DiscardRebuild', data);
  }

  @Post(':name/versions/:version/drop')
  async drop(
    @Param('name') name: string,
    @Param('version') versionText: string,
    @Body() { reason }: ParsedBody<'POST /admin/projections/{name}/versions/{version}/drop'>,
  ): Promise<void> {
    const projection = this.projectionOf(name);
    const version = /^\d{1,9}$/.test(versionText) ? Number(versionText) : NaN;
    const requestId = newId('drop');
    const { handledIds, rebuild } = await this.dispatcher.stateOf(projectionMaintenance, name);
    const collection = collectionOf({ name, version });
    if (!handledIds.includes(requestId)) {
      const isEarlier = version < projection.version;
      if (!isEarlier || !(await this.documents.collections()).includes(collection))
        throw new Rejected('not-found', t('version-not-stored'));
      if (rebuild?.against === version) throw new Rejected('conflict', t('version-compared'));
      await this.assertUnused(collection);
    }
    const data = { projection: name, version, reason, requestId };
    await this.dispatcher.dispatch(projectionMaintenance, name, 'DropVersion', data);
    await this.documents.drop(collection);
  }

  private projectionOf(name: string): AnyProjection {
    return requireFound(this.projector.projection(name), t('projection-not-found'));
  }

  private async assertStored({ name, version }: AnyProjection, against: number): Promise<void> {
    const collection = collectionOf({ name, version: against });
    const isStored = against <= version && (await this.documents.collections()).includes(collection);
    if (!isStored) throw new Rejected('not-found', t('version-not-stored'));
    if (!(await this.history.holds(await this.documents.checkpointPlace(collection))))
      throw new Rejected('conflict', t('version-foreign'));
  }

  /** Throws while a process of the earlier release has the lease of the collection that it fills. */
  private async assertUnused(collection: string): Promise<void> {
    const holder = randomUUID();
    if (!(await this.documents.leaseDuties([collection], holder, LEASE_MS)).has(collection))
      throw new Rejected('conflict', t('version-in-use'));
    await this.documents.releaseDuties([collection], holder);
  }
}
