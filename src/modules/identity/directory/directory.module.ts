import { Accounts, StudentAccess } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { AccessReader } from './access.queries';
import { EntityReader } from './entities.queries';
import { EntityMemberReader } from './entity-members.queries';
import { FamilyReader } from './families.queries';
import { InvitationReader } from './invitations.queries';
import { PeopleReader } from './people.queries';

export const directoryModule = defineModule({
  name: 'Directory',
  global: true,
  queries: [AccessReader, EntityMemberReader, EntityReader, FamilyReader, InvitationReader, PeopleReader],
  providers: [
    { provide: Accounts, useExisting: PeopleReader },
    { provide: StudentAccess, useExisting: AccessReader },
  ],
  exports: [Accounts, StudentAccess],
});
