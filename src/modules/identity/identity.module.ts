import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../../platform/auth/session-user';
import { Jobs } from '../../platform/jobs/jobs';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { AccessController } from './access.controller';
import { AccessEntries } from './access-entries';
import { AccessSync } from './access-sync';
import { AccountDirectory } from './account-directory';
import { AccountsAdminController } from './accounts-admin.controller';
import { AuthController } from './auth.controller';
import { Credentials } from './credentials';
import { EmailAddresses } from './email-addresses';
import { EntitiesController } from './entities.controller';
import { Erasure } from './erasure';
import { identityLiveRules } from './identity.live';
import {
  END_ACCESS,
  ERASE_PERSON,
  identityReactions,
  SEND_RESET_LINK,
  SYNC_ACCESS,
} from './identity.reactions';
import { Memberships } from './memberships';
import { PasswordReset } from './password-reset';
import { RefreshFamilies } from './refresh-families';
import { Registration } from './registration';
import { Sessions } from './sessions';
import { UsersController } from './users.controller';

@Global()
@Module({
  controllers: [
    AuthController,
    UsersController,
    AccountsAdminController,
    AccessController,
    EntitiesController,
  ],
  providers: [
    AccessEntries,
    AccessSync,
    AccountDirectory,
    Credentials,
    EmailAddresses,
    Erasure,
    Memberships,
    PasswordReset,
    RefreshFamilies,
    Registration,
    Sessions,
    { provide: Accounts, useExisting: AccountDirectory },
  ],
  exports: [Accounts, Registration],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly liveFeed: LiveFeed,
    private readonly gateway: RealtimeGateway,
    private readonly passwordReset: PasswordReset,
    private readonly erasure: Erasure,
    private readonly accessSync: AccessSync,
    private readonly accessEntries: AccessEntries,
    private readonly directory: AccountDirectory,
  ) {}

  onModuleInit(): void {
    this.reactor.on(identityReactions);
    this.liveFeed.on(identityLiveRules(this.gateway, this.directory));
    this.jobs.handle<{ addressKey: string }>(SEND_RESET_LINK, ({ data }) =>
      this.passwordReset.sendLink(data.addressKey),
    );
    this.jobs.handle<{ userId: string }>(ERASE_PERSON, ({ data }) => this.erasure.complete(data.userId));
    this.jobs.handle<{ staffId: string }>(SYNC_ACCESS, ({ data }) => this.accessSync.sync(data.staffId));
    this.jobs.handle<{ userId: string; entityId: string; leftAt: string }>(END_ACCESS, ({ data }) =>
      this.accessEntries.endWithMembership(data.userId, data.entityId, data.leftAt),
    );
  }
}
