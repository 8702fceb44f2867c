import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Tokens } from '../../../../contract/identity';
import type {
  RenewedSignIn,
  SecondFactorSetup,
  SignedIn,
  SignedInByCode,
} from '../../../../contract/sign-in';
import { Credentials } from './credentials';
import { invalidCredentials, Sessions, type Proven } from './sessions';
import { SecondFactor } from './second-factor';
import { SecondFactorPolicy } from './second-factor-policy';
import { SignInChallenges } from './sign-in-challenges';

@Injectable()
export class SignIns {
  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly secondFactor: SecondFactor,
    private readonly policy: SecondFactorPolicy,
    private readonly challenges: SignInChallenges,
  ) {}

  async byPassword(userId: string | null, password: string, reply: FastifyReply): Promise<SignedIn> {
    const checked = await this.credentials.check(userId, password);
    if (!checked) throw invalidCredentials();
    return this.beginOrStep({ ...checked, byIssuer: false }, reply);
  }

  async beginOrStep(proven: Proven, reply: FastifyReply): Promise<SignedIn> {
    const step = await this.policy.stepBefore(proven);
    if (step === null) return this.sessions.begin(proven, reply);
    await this.challenges.begin({ ...proven, step }, reply);
    return { step };
  }

  async byCode(challenge: string | undefined, code: string, reply: FastifyReply): Promise<SignedInByCode> {
    const proven = await this.challenges.read(challenge, 'code');
    await this.secondFactor.check(proven.userId, code, challenge!);
    return this.begun(challenge!, proven, reply);
  }

  async setup(challenge: string | undefined): Promise<SecondFactorSetup> {
    const { userId } = await this.challenges.read(challenge, 'setup');
    return this.secondFactor.begin(userId);
  }

  async bySetup(challenge: string | undefined, code: string, reply: FastifyReply): Promise<SignedInByCode> {
    const proven = await this.challenges.read(challenge, 'setup');
    const recoveryCodes = await this.secondFactor.confirm(proven.userId, code);
    return { ...(await this.begun(challenge!, proven, reply)), recoveryCodes };
  }

  /** The challenge stays valid until there is a session, so that the request can be repeated. */
  private async begun(challenge: string, proven: Proven, reply: FastifyReply): Promise<Tokens> {
    const tokens = await this.sessions.begin(proven, reply);
    await this.challenges.end(challenge, reply);
    return tokens;
  }
}

export const renewed = (signedIn: SignedIn): RenewedSignIn =>
  'step' in signedIn ? signedIn : { newToken: signedIn.token, refreshToken: signedIn.refreshToken };
