import { Accounts, StudentAccess } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { AccessReader } from './access.queries';
import { EntityMemberReader } from './entity-members.queries';
import { FamilyReader } from './families.queries';
import { PeopleReader } from './people.queries';

export const directoryModule = defineModule({
  name: 'Directory',
  global: true,
  providers: [
    AccessReader,
    EntityMemberReader,
    FamilyReader,
    PeopleReader,
    { provide: Accounts, useExisting: PeopleReader },
    { provide: StudentAccess, useExisting: AccessReader },
  ],
  exports: [AccessReader, Accounts, EntityMemberReader, FamilyReader, PeopleReader, StudentAccess],
});
