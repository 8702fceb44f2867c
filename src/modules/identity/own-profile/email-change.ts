import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import type { SignedIn } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { newId } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import { tokenFor, VAULT, type Vault, type VaultEntry } from '../../../platform/vault/vault';
import { account } from '../accounts/account.decider';
import { EmailAddresses } from '../accounts/email-addresses';
import { EmailChangeMails, VALID_HOURS } from './email-change-mails';
import { RefreshFamilies } from '../sign-in/refresh-families';
import { EmailStop, STOP_HOURS } from './email-stop';
import { t as tAccounts } from '../accounts/messages';
import { t } from './messages';

export const SEND_EMAIL_LINK = 'identity-send-email-link';
export const SEND_EMAIL_NOTICE = 'identity-send-email-notice';
export const FINISH_EMAIL_CHANGE = 'identity-finish-email-change';
export const RELEASE_FORMER_EMAIL = 'identity-release-former-email';

interface Change {
  readonly requestId: string;
  readonly email: string;
  readonly tokenHash: string | null;
  readonly confirmedBy: string | null;
  /** The session that requested the change, the only one to survive it. Changes of earlier releases have none. */
  readonly sessionId?: string;
}

/** After this time the request that confirms has finished, unless it was interrupted. */
const FINISHED_MS = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const expiry = () => new Date(Date.now() + VALID_HOURS * 3_600_000).toISOString();

/**
 * Changes an address in three steps: request, confirmation by a link, completion. Only the newest link is valid. Until
 * its owner can no longer stop the change, the former address stays reserved.
 */
@Injectable()
export class EmailChange {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly dispatcher: Dispatcher,
    private readonly mails: EmailChangeMails,
    private readonly stops: EmailStop,
    private readonly families: RefreshFamilies,
    private readonly jobs: Jobs,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async pendingOf(userId: string): Promise<string | null> {
    const change = (await this.stored(userId))?.value;
    return change && change.confirmedBy === null ? change.email : null;
  }

  async assertAvailable(userId: string, email: string): Promise<void> {
    const holder = await this.emails.holderOf(email);
    if (holder !== null && holder !== userId) throw taken();
  }

  async request({ id: userId, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>, email: string): Promise<void> {
    const requestId = newId('email-change', email);
    const before = await this.currentChange(userId);
    if (before?.value.requestId !== requestId) {
      const isAgain = before?.value.email === email && before.value.confirmedBy === null;
      const resumingSessionId = isAgain ? before.value.sessionId : sessionId;
      const change: Change = {
        requestId,
        email,
        tokenHash: null,
        confirmedBy: null,
        sessionId: resumingSessionId,
      };
      if (!(await this.put(userId, change, before))) return this.request({ id: userId, sessionId }, email);
    }
    await this.jobs.add(SEND_EMAIL_LINK, { userId, requestId }, { id: `email-link-${requestId}` });
    await this.jobs.add(SEND_EMAIL_NOTICE, { userId, requestId }, { id: `email-notice-${requestId}` });
  }

  async sendLink(userId: string, requestId: string): Promise<void> {
    const entry = await this.stored(userId);
    if (!entry || entry.value.requestId !== requestId || entry.value.confirmedBy !== null) return;
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) return;
    // Every attempt uses the same token, so that no mailed link becomes invalid.
    const token = `${userId}.${await tokenFor(this.vault, 'email-change', requestId)}`;
    const change = { ...entry.value, tokenHash: hashOf(token) };
    if (entry.value.tokenHash === change.tokenHash || (await this.put(userId, change, entry)))
      await this.mails.sendLink(person, change.email, token);
  }

  /** Sends to the address at the time of the request, even if the change has been confirmed since. */
  async sendNotice(userId: string, requestId: string): Promise<void> {
    const change = (await this.stored(userId))?.value;
    if (change?.requestId !== requestId) return;
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) return;
    const to =
      change.confirmedBy === null ? person.email : person.emails.filter((one) => one !== change.email).at(-1);
    if (to === undefined) return;
    const stopToken = await this.stops.issue(userId, to, requestId);
    await this.mails.sendNotice(person, to, change.email, stopToken);
  }

  /** Confirms by the link's token. A repeated request whose response was lost succeeds, too. */
  async confirm(token: string): Promise<void> {
    const userId = token.split('.')[0]!;
    const entry = await this.stored(userId);
    if (!entry || entry.value.tokenHash !== hashOf(token)) throw invalid();
    const change = { ...entry.value, confirmedBy: newId('email-confirmation', token) };
    if (entry.value.confirmedBy === null) {
      const { requestId } = change;
      const repair = { id: `email-change-${requestId}`, delayMs: FINISHED_MS };
      await this.jobs.add(FINISH_EMAIL_CHANGE, { userId, requestId }, repair);
      if (!(await this.put(userId, change, entry))) throw invalid();
    } else if (entry.value.confirmedBy !== change.confirmedBy) throw invalid();
    await this.finish(userId, change);
  }

  async resume(userId: string, requestId: string): Promise<void> {
    const entry = await this.stored(userId);
    if (entry?.value.requestId === requestId) await this.currentChange(userId);
  }

  async withdraw(userId: string): Promise<void> {
    const entry = await this.currentChange(userId);
    if (!entry || entry.value.confirmedBy !== null) return;
    if (!(await this.end(userId, entry))) await this.withdraw(userId);
  }

  async abandon(userId: string): Promise<void> {
    const entry = await this.stored(userId);
    if (entry) await this.emails.release(entry.value.email, userId);
  }

  /** Returns the change; one that is confirmed is completed first. */
  private async currentChange(userId: string): Promise<VaultEntry<Change> | undefined> {
    const entry = await this.stored(userId);
    if (entry && entry.value.confirmedBy !== null) await this.finish(userId, entry.value);
    return entry;
  }

  /** Every step can be repeated. Once a change is confirmed, no other one replaces it before the last step. */
  private async finish(userId: string, { email, requestId, sessionId }: Change): Promise<void> {
    if ((await this.emails.reserve(email, userId)) !== userId) {
      await this.vault.remove('email-change', userId);
      throw taken();
    }
    if ((await this.dispatcher.stateOf(account, userId))?.email !== email)
      await this.families.endAll(userId, sessionId);
    const { state } = await this.dispatcher
      .dispatch(account, userId, 'ChangeEmail', { email })
      .catch(async (error: unknown) => {
        if (error instanceof Rejected && error.kind === 'not-found') await this.emails.release(email, userId);
        throw error;
      });
    await this.vault.removeOwned('reset-token', userId);
    for (const former of state!.emails) {
      if (former === state!.email) continue;
      const addressKey = await this.emails.keyOf(former);
      const id = `release-email-${requestId}-${addressKey}`;
      await this.jobs.add(
        RELEASE_FORMER_EMAIL,
        { userId, addressKey },
        { id, delayMs: STOP_HOURS * 3_600_000 },
      );
    }
  }

  private stored(userId: string): Promise<VaultEntry<Change> | undefined> {
    return this.vault.get<Change>('email-change', userId);
  }

  private put(userId: string, change: Change, before?: VaultEntry<Change>): Promise<boolean> {
    const expectedVersion = before?.version ?? 0;
    return this.vault.put('email-change', userId, change, {
      expectedVersion,
      owner: userId,
      expiresAt: expiry(),
    });
  }

  private end(userId: string, { version }: VaultEntry<Change>): Promise<boolean> {
    const expiresAt = new Date(0).toISOString();
    return this.vault.put('email-change', userId, null, {
      expectedVersion: version,
      owner: userId,
      expiresAt,
    });
  }
}

const invalid = () => new Rejected('forbidden', t('invalid-email-token'));

function taken(): Rejected {
  const exists = tAccounts('user-exists');
  return new Rejected('unauthenticated', exists, { email: exists });
}
