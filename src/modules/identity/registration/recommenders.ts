import { Injectable } from '@nestjs/common';
import { type NewRecommender, RecommenderAccounts } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { currentContext } from '../../../platform/http/request-context';
import { account, isWaiting } from '../accounts/account.decider';
import { EmailAddresses } from '../accounts/email-addresses';
import { EntityMemberReader } from '../directory/directory.queries';
import { Memberships } from '../entities/memberships';
import { Invitations } from './invitations';

@Injectable()
export class Recommenders extends RecommenderAccounts {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly entityMembers: EntityMemberReader,
    private readonly memberships: Memberships,
    private readonly invitations: Invitations,
  ) {
    super();
  }

  async findOrOpen(person: NewRecommender, studentId: string): Promise<string | null> {
    const holder = await this.emails.ownerOf(person.email);
    const known = holder === null ? null : await this.dispatcher.stateOf(account, holder);
    if (known && !known.erased) return known.role === 'recommender' ? known.userId : null;
    const invitee = { ...person, role: 'recommender', phoneNumber: null, grade: null } as const;
    const userId = await this.invitations.open(invitee, { invitedBy: currentContext().actor.id });
    for (const entityId of await this.entityMembers.entitiesOf(studentId))
      await this.memberships.join(entityId, userId);
    return userId;
  }

  async invite(userId: string): Promise<void> {
    if (isWaiting(await this.dispatcher.stateOf(account, userId))) await this.invitations.send(userId);
  }
}
