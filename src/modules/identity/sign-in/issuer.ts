import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Configuration, IDToken } from 'openid-client';
import { CONFIG, type Config } from '../../../platform/config/config';
import type { OidcSettings } from '../../../platform/config/oidc';
import { open, seal } from '../../../platform/personal-data/seal';
import { keptSecret } from '../../../platform/vault/kept-secret';
import { VAULT, type Vault } from '../../../platform/vault/vault';

export const ISSUER_MINUTES = 10;
/** In seconds, as the library counts; under a request. */
const TIMEOUT = 5;
const PURPOSE = 'oidc';

/** One attempt to sign in, as the browser carries it, sealed. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the person wanted to go. */
  readonly to: string;
  readonly until: number;
}

/** Of what came from the issuer, or did not. The code is for the log: nobody is told which it was. */
export class IssuerRefused extends Error {
  constructor(readonly code: string) {
    super(`A sign-in at the issuer was refused: ${code}.`);
    this.name = 'IssuerRefused';
  }
}

/** Where people sign in besides here (OpenID Connect, the code flow with PKCE). */
@Injectable()
export class Issuer {
  private found: Promise<Configuration> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The address to go to, and what the browser brings back from there. */
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
        scope: 'openid email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { address, sealed: seal(attempt, await this.keys(), 'whole') as string };
    });
  }

  /** Undefined where it is none of this installation, or too old. */
  async attemptIn(sealed: string | undefined): Promise<Attempt | undefined> {
    if (!sealed) return undefined;
    const keys = await this.keys();
    try {
      const attempt = open(sealed, keys, 'whole') as Attempt;
      return attempt.until > Date.now() ? attempt : undefined;
    } catch {
      // Whatever it is, nobody here has sealed it.
      return undefined;
    }
  }

  /** Who the issuer says it is, whose answer has this query. */
  async identityOf(query: string, { state, nonce, verifier }: Attempt): Promise<IDToken> {
    return asRefusal(async () => {
      const oidc = await import('openid-client');
      // Of the configured address, for the issuer compares it: what the request names as its host is anybody's.
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

  /** Asked for when it is first needed, so that the server starts without it, and again until it is there. */
  private configuration(): Promise<Configuration> {
    this.found ??= discovered(this.config.oidc!).catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  /** The same on all instances. */
  private async keys() {
    const key = createHash('sha256')
      .update(await keptSecret(this.vault, PURPOSE))
      .digest();
    return [{ id: PURPOSE, key }];
  }
}

async function discovered({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const oidc = await import('openid-client');
  const address = new URL(issuer);
  const found = await oidc.discovery(address, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT,
    // The configuration lets this be on this machine alone.
    execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  // Without it the library believes a token that anybody has signed.
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

/** Never its message, which may quote what was sent. */
function codeOf(error: unknown): string {
  const { code, error: said, name } = error as { code?: string; error?: string; name?: string };
  return [code ?? name, said].filter((part) => typeof part === 'string').join(' ');
}
