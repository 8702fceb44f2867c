import { createSecretKey } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenUser } from '../../../contract/resources';
import { Rejected } from '../../kernel/errors';
import { CONFIG, type Config } from '../config/config';
import { keptSecret } from '../vault/kept-secret';
import { VAULT, type Vault } from '../vault/vault';
import { Accounts, type SessionUser } from './session-user';

export const ACCESS_TOKEN_MINUTES = 15;

interface Payload {
  readonly user: TokenUser;
}

/** Signs and reads access tokens. */
@Injectable()
export class AccessTokens implements OnModuleInit {
  /** As a key object: of a text the library tries at every call whether it is a public key, which takes longest. */
  private secret: Buffer;

  constructor(
    private readonly jwt: JwtService,
    private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async onModuleInit(): Promise<void> {
    const secret = this.config.jwtSecret ?? (await keptSecret(this.vault, 'jwt'));
    // The packages' types do not know that they take key objects.
    this.secret = createSecretKey(secret, 'utf8') as unknown as Buffer;
  }

  get signingKey(): Buffer {
    return this.secret;
  }

  sign(user: TokenUser): Promise<string> {
    return this.jwt.signAsync({ user }, { secret: this.secret, expiresIn: `${ACCESS_TOKEN_MINUTES}m` });
  }

  /** The user of a token whose signature holds, expired or not; undefined otherwise. */
  async userOfPossiblyExpired(token: string): Promise<TokenUser | undefined> {
    try {
      const payload = await this.jwt.verifyAsync<Payload>(token, {
        secret: this.secret,
        ignoreExpiration: true,
      });
      return payload.user;
    } catch {
      return undefined;
    }
  }

  /** Throws `Rejected` where the token does not hold, or says another role than the account has by now. */
  async authenticate(token: string): Promise<SessionUser> {
    const payload = await this.jwt.verifyAsync<Payload>(token, { secret: this.secret }).catch(() => {
      throw new Rejected('unauthenticated', 'token-expired', 'Your session has expired. Sign in again.');
    });
    return this.current(payload);
  }

  async current({ user }: Payload): Promise<SessionUser> {
    const role = await this.accounts.roleOf(user.id);
    if (role !== user.role) {
      throw new Rejected('unauthenticated', 'token-outdated', 'Your account has changed. Sign in again.');
    }
    return { id: user.id, role };
  }
}
