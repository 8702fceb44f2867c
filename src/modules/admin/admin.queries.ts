import { Injectable } from '@nestjs/common';
import { audit, type AuditEntry } from '../../../projections/admin/audit';
import { staffActivity } from '../../../projections/admin/staff-activity';
import type { Condition } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';

export type { AuditEntry };

@Injectable()
export class AuditReader {
  constructor(private readonly views: Views) {}

  /** Returns the changes of a part of a student's record, or of one item, sorted by newest first. */
  changesOf(
    subjectId: string,
    { part, item, before }: { readonly part: string; readonly item?: string; readonly before?: string },
    limit: number,
  ): Promise<AuditEntry[]> {
    const where: Record<string, Condition> = {
      subjectId,
      part,
      ...(item && { itemId: item }),
      ...(before && { order: { lt: before } }),
    };
    return this.views.find(audit, { where, sort: { order: -1 }, limit });
  }

  /** Returns the streams in which events of these types are about a person, by type. */
  async streamsAbout(subjectId: string, types: readonly string[]): Promise<Map<string, Set<string>>> {
    const streams = new Map(types.map((type) => [type, new Set<string>()]));
    for (const { type, stream } of await this.views.find(audit, {
      where: { subjectId, type: { in: types } },
    }))
      streams.get(type)!.add(stream);
    return streams;
  }
}

@Injectable()
export class StaffActivityReader {
  constructor(private readonly views: Views) {}

  /** Returns when each of these staff members last did something; no entry means never. */
  async lastActive(staffIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.views.getMany(staffActivity, staffIds);
    return new Map([...found.values()].map(({ id, lastActive }) => [id, lastActive]));
  }
}
