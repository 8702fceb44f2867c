import { Injectable } from '@nestjs/common';
import { invitations } from '../../../../projections/identity/invitations';
import { Views } from '../../../platform/document-store/views';

@Injectable()
export class InvitationReader {
  constructor(private readonly views: Views) {}

  async waitingAmong(userIds: readonly string[]): Promise<Set<string>> {
    const invited = await this.views.getMany(invitations, userIds);
    return new Set(userIds.filter((id) => invited.get(id)?.acceptedAt === null));
  }
}
