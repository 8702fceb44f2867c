import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Configuration, IDToken } from 'openid-client';
import { CONFIG, type Config } from '../../../platform/config/config';
import type { OidcSettings } from '../../../platform/config/oidc';
import { open, seal } from '../../../platform/personal-data/seal';
import { getOrCreateSecret, VAULT, type Vault } from '../../../platform/vault/vault';

export const ISSUER_MINUTES = 10;
/** The library counts in seconds. This is shorter than the time limit of a request. */
const TIMEOUT = 5;
const PURPOSE = 'oidc';

export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly to: string;
  readonly until: number;
}

/** The provider's response was wrong or missing. The code is for the log and is not shown to users. */
export class IssuerRefused extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'IssuerRefused';
  }
}

/** The single sign-on provider, by the code flow of OpenID Connect with PKCE. */
@Injectable()
export class Issuer {
  private found: Promise<Configuration> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The provider's address to redirect to, and the sealed attempt that the browser brings back. */
  async begin(to: string): Promise<{ readonly address: URL; readonly sealed: string }> {
    return asRefusal(async () => {
      const oidc = await import('openid-client');
      const configuration = await this.configuration();
      const attempt: Attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        to,
        until: Date.now() + ISSUER_MINUTES * 60_000,
      };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: this.callback,
        scope: ['openid', 'email'].join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { address, sealed: seal(attempt, await this.keys(), 'whole') as string };
    });
  }

  /** The attempt is undefined if it is from elsewhere, or too old. */
  async attemptIn(sealed: string | undefined): Promise<Attempt | undefined> {
    if (!sealed) return undefined;
    const keys = await this.keys();
    try {
      const attempt = open(sealed, keys, 'whole') as Attempt;
      return attempt.until > Date.now() ? attempt : undefined;
    } catch {
      // A text that cannot be opened was not sealed here.
      return undefined;
    }
  }

  async identityOf(query: string, { state, nonce, verifier }: Attempt): Promise<IDToken> {
    return asRefusal(async () => {
      const oidc = await import('openid-client');
      // The address is the configured one, which the provider compares: the host in a request can be forged.
      const answer = new URL(`${this.callback}?${query}`);
      const tokens = await oidc.authorizationCodeGrant(await this.configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.claims()!;
    });
  }

  private get callback(): string {
    return `${this.config.publicUrl}/api/auth/oidc/callback`;
  }

  /** The configuration is fetched at first use, so that the server starts without the provider, and retried. */
  private configuration(): Promise<Configuration> {
    this.found ??= discovered(this.config.oidc!).catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async keys() {
    const key = createHash('sha256')
      .update(await getOrCreateSecret(this.vault, PURPOSE))
      .digest();
    return [{ id: PURPOSE, key }];
  }
}

async function discovered({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const oidc = await import('openid-client');
  const address = new URL(issuer);
  const found = await oidc.discovery(address, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT,
    // The configuration allows HTTP only for a provider on this machine.
    execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  // Without this check the library accepts a token whatever its signature.
  oidc.enableNonRepudiationChecks(found);
  return found;
}

async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new IssuerRefused(codeOf(error));
  }
}

/** Omits the error's message, which may quote what was sent. */
function codeOf(error: unknown): string {
  const { code, error: errorCode, name } = error as { code?: string; error?: string; name?: string };
  return [code ?? name, errorCode].filter((part) => typeof part === 'string').join(' ');
}
