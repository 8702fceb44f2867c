import { Injectable } from '@nestjs/common';
import { ENTITLEMENTS, type Entitlement } from '../../../contract/entitlements';
import { entitlements, owns } from '../../../projections/entitlements/entitlements';
import { Views } from '../../platform/document-store/views';

@Injectable()
export class EntitlementReader {
  static readonly views = [entitlements] as const;

  constructor(private readonly views: Views) {}

  async owns(userId: string, entitlement: Entitlement): Promise<boolean> {
    return owns(await this.views.get(entitlements, userId), entitlement);
  }

  async ownedBy(userId: string): Promise<Entitlement[]> {
    const owner = await this.views.get(entitlements, userId);
    return ENTITLEMENTS.filter((entitlement) => owns(owner, entitlement));
  }
}
