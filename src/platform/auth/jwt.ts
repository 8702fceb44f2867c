import { createHmac, createSecretKey } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenUser } from '../../../contract/identity';
import { Rejected } from '../../kernel/errors';
import { CONFIG, type Config } from '../config/config';
import { getOrCreateSecret, VAULT, type Vault } from '../vault/vault';
import { t } from '../messages';
import { Accounts, type SignedIn } from './session-user';
import { VerifiedTokens, type TokenPayload } from './verified-tokens';

const ACCESS_TOKEN_MINUTES = 15;

@Injectable()
export class AccessTokens implements OnModuleInit {
  /** This is a key object because the library tests a string on every call for being a public key, which is slow. */
  private secret: Buffer;
  private readonly verified = new VerifiedTokens();

  constructor(
    private readonly jwt: JwtService,
    private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async onModuleInit(): Promise<void> {
    const secret = this.config.jwtSecret ?? (await getOrCreateSecret(this.vault, 'jwt'));
    // The packages accept key objects, but their types do not say so.
    this.secret = createSecretKey(secret, 'utf8') as unknown as Buffer;
  }

  get signingKey(): Buffer {
    return this.secret;
  }

  keyFor(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(purpose).digest();
  }

  sign(user: TokenUser, sid: string): Promise<string> {
    return this.jwt.signAsync({ user, sid }, { secret: this.secret, expiresIn: `${ACCESS_TOKEN_MINUTES}m` });
  }

  /** Returns the payload of a token with a valid signature, even an expired one, and undefined for any other. */
  async readPossiblyExpired(token: string): Promise<TokenPayload | undefined> {
    try {
      return await this.jwt.verifyAsync<TokenPayload>(token, {
        secret: this.secret,
        ignoreExpiration: true,
      });
    } catch {
      return undefined;
    }
  }

  known(token: unknown): TokenPayload | undefined {
    return typeof token === 'string' ? this.verified.get(token) : undefined;
  }

  /** Throws `Rejected` if the token or its session has ended, or the account's role has changed. */
  async authenticate(token: string): Promise<SignedIn> {
    const known = this.known(token);
    if (known) return this.current(known);
    const payload = await this.jwt.verifyAsync<TokenPayload>(token, { secret: this.secret }).catch(() => {
      throw expired();
    });
    return this.admit(token, payload);
  }

  /** Authenticates a token whose signature the caller has just verified, and remembers it as verified. */
  admit(token: string, payload: TokenPayload): Promise<SignedIn> {
    this.verified.add(token, payload);
    return this.current(payload);
  }

  async current({ user: { id, role: claimedRole }, sid, exp }: TokenPayload): Promise<SignedIn> {
    const [role, lives] = await Promise.all([
      this.accounts.roleOf(id),
      this.sessionLives({ id, sessionId: sid }),
    ]);
    if (role !== claimedRole) throw new Rejected('unauthenticated', t('token-outdated'));
    if (!lives) throw expired();
    return { id, role, sessionId: sid, until: exp * 1000 };
  }

  /** Reads the session's family of refresh tokens from the vault, so that its end takes effect on all instances. */
  async sessionLives({ id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>): Promise<boolean> {
    const family = await this.vault.get<{ userId: string }>('refresh-family', sessionId);
    return family?.value.userId === id;
  }
}

const expired = () => new Rejected('unauthenticated', t('token-expired'));
