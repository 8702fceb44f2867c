import { Accounts, StudentAccess } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import {
  AccessReader,
  EntityMemberReader,
  EntityReader,
  FamilyReader,
  InvitationReader,
  PeopleReader,
} from './directory.queries';

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
