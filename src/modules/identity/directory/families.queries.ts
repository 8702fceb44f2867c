import { Injectable } from '@nestjs/common';
import { parents } from '../../../../projections/identity/parents';
import { Views } from '../../../platform/document-store/views';

@Injectable()
export class FamilyReader {
  constructor(private readonly views: Views) {}

  async childrenOf(...parentIds: readonly string[]): Promise<string[]> {
    const found = await this.views.find(parents, { where: { parentId: { in: parentIds } } });
    return unique(found.filter(({ state }) => state === 'accepted').map(({ studentId }) => studentId));
  }

  async parentsOf(...studentIds: readonly string[]): Promise<string[]> {
    return unique([...(await this.parentsByStudent(studentIds)).values()].flat());
  }

  /** Omits students without a parent who accepted. */
  async parentsByStudent(studentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = await this.views.find(parents, { where: { studentId: { in: studentIds } } });
    const families = new Map<string, string[]>();
    for (const { state, studentId, parentId } of found)
      if (state === 'accepted') families.set(studentId, [...(families.get(studentId) ?? []), parentId]);
    return families;
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)];
