import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { Compensations, type ChangedEntry } from '../../../platform/undo/compensations';
import { college } from '../college.decider';
import { CollegeDirectory } from '../colleges.queries';
import { t } from '../messages';
import { collegeImport, unitIdReservation, type UnitIdReservation } from './unit-id.decider';

/** Makes UNITIDs unique even if imports and admins add colleges at the same time. */
@Injectable()
export class UnitIds {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly directory: CollegeDirectory,
    compensations: Compensations,
  ) {
    compensations.addCheck((_userId, entries) => this.checkRestored(entries));
  }

  /** A college may have the UNITID under a CEEB code, and from an import that reserved nothing. */
  async reserveForAdmin(unitId: string, ceebCode: string): Promise<void> {
    const known = await this.directory.find(`U${unitId}`);
    const holder = known?.id ?? (await this.reserve(unitId, ceebCode, null));
    if (holder === ceebCode) return;
    const name =
      known?.fields.name ?? (await this.dispatcher.stateOf(college, holder))?.fields.name ?? holder;
    const taken = t('unit-id-taken', { name, unitId });
    throw new Rejected('conflict', taken, { ceeb_code: taken });
  }

  /** Returns the code of the college that has the UNITID: `ceebCode`, unless it has or gets another one. */
  async reserve(unitId: string, ceebCode: string, importId: string | null): Promise<string> {
    const holder = await this.take(unitId, ceebCode, importId, null);
    if (holder.ceebCode === ceebCode || (await this.isInUse(holder, unitId))) return holder.ceebCode;
    return (await this.take(unitId, ceebCode, importId, holder.ceebCode)).ceebCode;
  }

  /** Replaces the code `taken`, which a college with another UNITID has, by the surrogate of the UNITID. */
  async reserveSurrogate(unitId: string, taken: string, importId: string): Promise<string> {
    return (await this.take(unitId, `U${unitId}`, importId, taken)).ceebCode;
  }

  private async take(unitId: string, ceebCode: string, importId: string | null, from: string | null) {
    const command = { unitId, ceebCode, importId, from };
    const { state } = await this.dispatcher.dispatch(unitIdReservation, unitId, 'ReserveUnitId', command);
    return state!;
  }

  /** While a college was deleted, an import may have added it under another code. */
  private async checkRestored(entries: readonly ChangedEntry[]): Promise<void> {
    for (const { stream, type } of entries) {
      if (type !== 'CollegeDeleted') continue;
      const restored = await this.dispatcher.stateOf(college, stream.slice(streamOf(college, '').length));
      const unitId = restored?.fields.unitId;
      if (restored?.deleted && unitId) await this.reserveForAdmin(unitId, restored.ceebCode);
    }
  }

  /** A reservation that an import left without using it is free once the import has ended; an admin’s stays. */
  private async isInUse({ ceebCode, importId }: NonNullable<UnitIdReservation>, unitId: string) {
    const holder = await this.dispatcher.stateOf(college, ceebCode);
    if (holder && !holder.deleted && holder.fields.unitId === unitId) return true;
    if (importId === null) return !holder;
    return (await this.dispatcher.stateOf(collegeImport, importId))?.state === 'running';
  }
}
