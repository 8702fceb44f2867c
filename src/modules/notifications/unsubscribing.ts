import { Inject, Injectable } from '@nestjs/common';
import { notificationKindsOf, type NotificationKind } from '../../../contract/notifications';
import { Rejected } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { PurposeTokens } from '../../platform/auth/purpose-tokens';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import type { Unsubscribe } from '../../platform/mail/mailer';
import { notificationPreferences } from './preferences.decider';
import { say } from './words';

const PURPOSE = 'unsubscribe';
const VALID_MINUTES = 90 * 24 * 60;

/** Whose mails end, and of which kind; of every kind where none is named. */
interface Claims {
  readonly sub: string;
  readonly kind?: NotificationKind;
}

/** Ends mails for whoever has the link of one of them, signed in or not. */
@Injectable()
export class Unsubscribing {
  constructor(
    private readonly tokens: PurposeTokens,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async linksFor(userId: string, kind?: NotificationKind): Promise<Unsubscribe> {
    const token = await this.tokens.sign(PURPOSE, { sub: userId, kind } satisfies Claims, VALID_MINUTES);
    const oneClick = `${this.config.publicUrl}/api/notifications/unsubscribe?token=${token}`;
    return { page: this.pageFor(token), oneClick };
  }

  pageFor(token: string): string {
    return `${this.config.publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
  }

  async end(token: string): Promise<void> {
    const claims = await this.tokens.read<Claims>(PURPOSE, token);
    const role = claims && (await this.accounts.roleOf(claims.sub));
    if (!role) throw new Rejected('forbidden', say('invalid-unsubscribe-link'));
    const { sub: userId, kind } = claims;
    const kinds = kind ? [kind] : notificationKindsOf(role);
    const wishes = kinds.map((one) => ({ kind: one, channel: 'mail', on: false }) as const);
    await this.dispatcher.dispatch(notificationPreferences, userId, 'Prefer', { userId, wishes });
  }
}
