import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Confirmation, type SignedIn } from '../../../platform/auth/session-user';
import { ruleMessage } from '../../../platform/messages';
import { Credentials } from './credentials';
import { t as tAccounts } from '../accounts/messages';
import { RefreshFamilies } from './refresh-families';
import { t } from './messages';

@Injectable()
export class OwnConfirmation extends Confirmation {
  constructor(
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
  ) {
    super();
  }

  async require({ id, sessionId }: SignedIn, password: string | undefined): Promise<void> {
    if (!(await this.credentials.exist(id))) {
      if (await this.families.hasJustBegunByIssuer(sessionId)) return;
      throw new Rejected('conflict', t('sign-in-again'));
    }
    if (password === undefined) {
      const missing = ruleMessage({ code: 'required', field: 'password' });
      throw new Rejected('invalid', tAccounts('invalid-parameters'), { password: missing });
    }
    if (!(await this.credentials.check(id, password))) throw wrongPassword();
  }
}

export function wrongPassword(): Rejected {
  const wrong = t('wrong-password');
  return new Rejected('invalid', wrong, { password: wrong });
}
