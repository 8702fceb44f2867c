import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RECOVERY_CODES, type SecondFactorSetup } from '../../../../contract/sign-in';
import { Rejected, TooMany } from '../../../kernel/errors';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { newId } from '../../../platform/http/request-context';
import { getOrCreateSecret, VAULT, type Vault, type VaultEntry } from '../../../platform/vault/vault';
import { account } from '../accounts/account.decider';
import { t } from './messages';
import { signIn } from './sign-in.decider';
import { newRecoveryCode, newSecret, setupOf, stepOf } from './totp';

interface Setup {
  readonly id: string;
  readonly secret: string;
}

interface Factor {
  readonly secret: string;
  /** The time step of the last accepted code: codes of this step or earlier ones are refused. */
  readonly lastStep: number;
  /** Keyed hashes, in the order in which the codes were shown; null once used. */
  readonly recoveryCodes: readonly (string | null)[];
  readonly tries: readonly number[];
  readonly failures: number;
  /** Identifies the last attempt by its request and code. */
  readonly triedBy?: string;
  readonly setupId?: string;
  /** The request with the last correct code, and the number of the recovery code if it was one. */
  readonly accepted?: { readonly by: string; readonly number: number | null };
}

const SETUP_MS = 30 * 60_000;
const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = 5;
/** After so many failures only a recovery code is accepted. */
const MAX_FAILURES = 20;

const normalized = (code: string) => code.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** Checks codes of an authenticator application (RFC 6238) and recovery codes, as the second step of a sign-in. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly dispatcher: Dispatcher,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async isOn(userId: string): Promise<boolean> {
    return (await this.stored(userId)) !== undefined;
  }

  async recoveryCodesLeft(userId: string): Promise<number | null> {
    const entry = await this.stored(userId);
    return entry ? entry.value.recoveryCodes.filter(Boolean).length : null;
  }

  /** Creates a secret; the second factor is on once a code of it was correct. */
  async begin(userId: string): Promise<SecondFactorSetup> {
    if (await this.isOn(userId)) throw alreadyOn();
    const person = await this.dispatcher.stateOf(account, userId);
    const setup: Setup = { id: newId('second-factor'), secret: newSecret() };
    const expiresAt = new Date(Date.now() + SETUP_MS).toISOString();
    await this.vault.put('second-factor-setup', userId, setup, { owner: userId, expiresAt });
    return setupOf(setup.secret, this.config.productName, person?.email ?? '');
  }

  /** Returns the recovery codes, only this once. A repeated request finishes what it began, with other codes. */
  async confirm(userId: string, code: string): Promise<string[]> {
    const by = newId('second-factor-confirmation', userId);
    const entry = await this.stored(userId);
    const { setupId, accepted } = entry?.value ?? {};
    if (entry && (accepted?.by !== by || setupId === undefined)) throw alreadyOn();
    const codes = newCodes();
    const recoveryCodes = await this.hashed(userId, codes);
    const factor = entry
      ? { ...entry.value, recoveryCodes }
      : await this.confirmed(userId, code, { recoveryCodes, accepted: { by, number: null } });
    if (!(await this.put(userId, factor, entry?.version ?? 0))) throw alreadyOn();
    await this.vault.remove('second-factor-setup', userId);
    await this.dispatcher.dispatch(signIn, userId, 'EnableTwoFactor', { userId, setupId: factor.setupId! });
    return codes;
  }

  private async confirmed(
    userId: string,
    code: string,
    more: Pick<Factor, 'recoveryCodes' | 'accepted'>,
  ): Promise<Factor> {
    const setup = (await this.vault.get<Setup>('second-factor-setup', userId))?.value;
    if (!setup) throw new Rejected('conflict', t('second-factor-setup-expired'));
    const step = stepOf(setup.secret, normalized(code), Date.now());
    if (step === null) throw wrong('invalid');
    return { ...more, secret: setup.secret, lastStep: step, tries: [], failures: 0, setupId: setup.id };
  }

  /** Throws unless the code is correct. A code is valid once, for one request of the sign-in that `challenge` names. */
  async check(userId: string, code: string, challenge: string): Promise<void> {
    const by = newId('second-factor-code', userId, challenge, normalized(code));
    const { accepted, triedBy } = (await this.stored(userId))?.value ?? {};
    if (triedBy !== by) await this.count(userId, normalized(code), by);
    const usedCode = accepted?.by === by ? accepted.number : await this.accept(userId, normalized(code), by);
    if (usedCode === null) return;
    await this.dispatcher.dispatch(signIn, userId, 'UseRecoveryCode', { userId, number: usedCode });
  }

  async replaceRecoveryCodes(userId: string): Promise<string[]> {
    const entry = await this.stored(userId);
    if (!entry) throw alreadyOff();
    const codes = newCodes();
    const recoveryCodes = await this.hashed(userId, codes);
    if (!(await this.put(userId, { ...entry.value, recoveryCodes }, entry.version)))
      return this.replaceRecoveryCodes(userId);
    const codesId = newId('recovery-codes');
    await this.dispatcher.dispatch(signIn, userId, 'ReplaceRecoveryCodes', { userId, codesId });
    return codes;
  }

  async turnOff(userId: string): Promise<void> {
    const disabled = { userId };
    const isDone = () => this.dispatcher.hasRecorded(signIn, userId, 'DisableTwoFactor', disabled);
    if (!(await this.isOn(userId)) && !(await isDone())) throw alreadyOff();
    await this.dispatcher.dispatch(signIn, userId, 'DisableTwoFactor', disabled);
    await this.vault.remove('second-factor', userId);
  }

  async reset(userId: string, reason: string): Promise<void> {
    const reset = { userId, reason };
    const isDone = () => this.dispatcher.hasRecorded(signIn, userId, 'ResetTwoFactor', reset);
    if (!(await this.isOn(userId)) && !(await isDone()))
      throw new Rejected('conflict', t('second-factor-off.of-other'));
    await this.dispatcher.dispatch(signIn, userId, 'ResetTwoFactor', reset);
    await this.vault.remove('second-factor', userId);
  }

  /** Counts before the code is checked, so that concurrent attempts are all counted. */
  private async count(userId: string, code: string, triedBy: string): Promise<void> {
    const entry = await this.stored(userId);
    if (!entry) throw wrong('unauthenticated');
    const now = Date.now();
    const { tries, failures } = entry.value;
    if (failures >= MAX_FAILURES && /^\d+$/.test(code))
      throw new Rejected('unauthenticated', t('second-factor-locked'));
    const recent = tries.filter((time) => time > now - WINDOW_MS);
    if (recent.length >= MAX_ATTEMPTS) {
      const seconds = Math.ceil((recent[0]! + WINDOW_MS - now) / 1_000);
      throw new TooMany((wait) => t('too-many-requests.account', { wait }), seconds);
    }
    const counted = { ...entry.value, tries: [...recent, now], failures: failures + 1, triedBy };
    if (!(await this.put(userId, counted, entry.version))) await this.count(userId, code, triedBy);
  }

  private async accept(userId: string, code: string, by: string): Promise<number | null> {
    const entry = await this.stored(userId);
    if (!entry) throw wrong('unauthenticated');
    const [hash] = await this.hashed(userId, [code]);
    const { lastStep, secret, recoveryCodes } = entry.value;
    const index = recoveryCodes.indexOf(hash!);
    const step = stepOf(secret, code, Date.now());
    if (index === -1 && (step === null || step <= lastStep)) throw wrong('unauthenticated');
    const number = index === -1 ? null : index + 1;
    const accepted: Factor = {
      ...entry.value,
      lastStep: step ?? lastStep,
      recoveryCodes: index === -1 ? recoveryCodes : recoveryCodes.with(index, null),
      tries: [],
      failures: 0,
      accepted: { by, number },
    };
    if (!(await this.put(userId, accepted, entry.version))) return this.accept(userId, code, by);
    return number;
  }

  /** The codes have 80 random bits, so that a fast hash is enough. */
  private async hashed(userId: string, codes: readonly string[]): Promise<string[]> {
    const key = await getOrCreateSecret(this.vault, 'recovery-codes');
    return codes.map((code) =>
      createHmac('sha256', key)
        .update(`${userId}\n${normalized(code)}`)
        .digest('base64url'),
    );
  }

  private stored(userId: string): Promise<VaultEntry<Factor> | undefined> {
    return this.vault.get<Factor>('second-factor', userId);
  }

  private put(userId: string, factor: Factor, expectedVersion: number): Promise<boolean> {
    return this.vault.put('second-factor', userId, factor, { expectedVersion, owner: userId });
  }
}

const newCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

const alreadyOn = () => new Rejected('conflict', t('second-factor-on'));
const alreadyOff = () => new Rejected('conflict', t('second-factor-off'));

function wrong(kind: 'invalid' | 'unauthenticated'): Rejected {
  const message = t('wrong-code');
  return new Rejected(kind, message, { code: message });
}
