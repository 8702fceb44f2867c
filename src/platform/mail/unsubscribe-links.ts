import { Inject, Injectable } from '@nestjs/common';
import { PurposeTokens } from '../auth/purpose-tokens';
import { CONFIG, type Config } from '../config/config';
import type { Unsubscribe } from './mailer';

const PURPOSE = 'unsubscribe';
const VALID_MINUTES = 90 * 24 * 60;

export interface Unsubscription {
  readonly userId: string;
  readonly kind?: string;
}

/** Creates links in mails that identify the recipient, who then need not sign in. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly tokens: PurposeTokens,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async of(unsubscription: Unsubscription): Promise<Unsubscribe> {
    const token = await this.tokens.sign(PURPOSE, unsubscription, VALID_MINUTES);
    const oneClick = `${this.config.publicUrl}/api/notifications/unsubscribe?token=${token}`;
    return { page: this.pageOf(token), oneClick };
  }

  pageOf(token: string): string {
    return `${this.config.publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
  }

  read(token: string): Promise<Unsubscription | undefined> {
    return this.tokens.read<Unsubscription>(PURPOSE, token);
  }
}
