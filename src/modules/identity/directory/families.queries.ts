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
    const found = await this.views.find(parents, { where: { studentId: { in: studentIds } } });
    return unique(found.filter(({ state }) => state === 'accepted').map(({ parentId }) => parentId));
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)];
