import { Inject, Injectable } from '@nestjs/common';
import type { ErasurePreviewResource } from '../../../../contract/identity';
import { accountViews } from '../../../../projections/identity/account-views';
import { fullName } from '../../../../projections/identity/people';
import { requireFound } from '../../../kernel/errors';
import { ERASED } from '../../../kernel/personal';
import { Dispatcher, mapInBatches } from '../../../platform/dispatch/dispatcher';
import { DOCUMENT_STORE, type DocumentStore } from '../../../platform/document-store/document-store';
import { currentContext } from '../../../platform/http/request-context';
import { Uploads } from '../../../platform/imports/uploads';
import { Jobs } from '../../../platform/jobs/jobs';
import { StoredMails } from '../../../platform/mail/stored-mails';
import { PersonalKeys } from '../../../platform/personal-data/personal-keys';
import { Projector } from '../../../platform/projector/projector';
import { PERSONAL_KINDS, VAULT, type Vault } from '../../../platform/vault/vault';
import { VaultCheck } from '../../../platform/vault/vault-check';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { ConversationReader } from '../../messaging/messaging.queries';
import { SessionReader } from '../../sessions/sessions.queries';
import { TaskReader } from '../../tasks/tasks.queries';
import { account, type Account } from '../accounts/account.decider';
import { EmailAddresses } from '../accounts/email-addresses';
import { EmailChange } from '../own-profile/email-change';
import { accessChanged } from '../directory/access-changed';
import { ERASE_PEOPLE } from './erasure.reactions';
import { t as tAccounts } from '../accounts/messages';
import { AccessReader, PeopleReader } from '../directory/directory.queries';

/** How long to wait for the views to drop the person before browsers refetch. */
const TIMEOUT_MS = 2_000;

const namedIn = ({ userId, profile, emails }: Account) => ({
  userId,
  names: [fullName(profile), ...emails].filter((name) => !name.includes(ERASED)),
});

@Injectable()
export class Erasure {
  private completing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly tasks: TaskReader,
    private readonly sessions: SessionReader,
    private readonly conversations: ConversationReader,
    private readonly people: PeopleReader,
    private readonly access: AccessReader,
    private readonly gateway: RealtimeGateway,
    private readonly emails: EmailAddresses,
    private readonly emailChange: EmailChange,
    private readonly mails: StoredMails,
    private readonly uploads: Uploads,
    private readonly keys: PersonalKeys,
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly jobs: Jobs,
    @Inject(VAULT) private readonly vault: Vault,
    check: VaultCheck,
  ) {
    check.add((erased) => this.repeatFor(erased));
  }

  /** A vault restored from an older copy contains the keys of people erased later, who are erased again. */
  private async repeatFor(erased: ReadonlySet<string>): Promise<void> {
    const keys = await mapInBatches([...erased], async (id) =>
      (await this.keys.forOpening(id)) ? [id] : [],
    );
    const userIds = keys.flat();
    if (userIds.length === 0) return;
    await this.jobs.add(ERASE_PEOPLE, { userIds });
  }

  async preview(userId: string): Promise<ErasurePreviewResource> {
    const role = requireFound(await this.people.roleOf(userId), tAccounts('user-not-found'));
    const side = role === 'student' ? 'studentId' : 'counselorId';
    const [reached, sessions, talks] = await Promise.all([
      role === 'student' ? this.access.staffOf(userId) : this.access.studentsOf({ id: userId, role }),
      this.sessions.countBookedOf(side, userId),
      this.conversations.countOf(userId),
    ]);
    const people = role === 'admin' ? 0 : reached.length;
    return { id: userId, attributes: { people, sessions, conversations: talks }, relationships: {} };
  }

  /** Records the erasure, upon which every view drops the person. A job does the rest. */
  async begin(userId: string, by: 'EraseAccount' | 'TakeBackInvitation' = 'EraseAccount'): Promise<void> {
    await this.projector.caughtUp(...TaskReader.views, ...accountViews);
    // The people concerned are read first: the views no longer know them once they have dropped the person.
    const concerned = await this.access.concernedWith(userId);
    const { revision } = await this.dispatcher.dispatch(account, userId, by, {
      taskIds: await this.tasks.idsOfTasksOnlyOf(userId),
    });
    await this.projector.waitUntilShown(currentContext().written, TIMEOUT_MS);
    this.gateway.send(concerned, accessChanged(userId, revision));
  }

  /** Can be repeated, since the keys that keep the address readable are destroyed last. */
  complete(...userIds: readonly string[]): Promise<void> {
    // Runs follow each other, because two at once would keep each other from overwriting removed data.
    const run = this.completing.then(() => this.completeNow(userIds));
    this.completing = run.catch(() => undefined);
    return run;
  }

  private async completeNow(userIds: readonly string[]): Promise<void> {
    const left = await mapInBatches(userIds, (userId) => this.uncompleted(userId));
    const persons = left.filter((person) => person !== null);
    if (persons.length === 0) return;
    const ids = persons.map(({ userId }) => userId);
    await mapInBatches(ids, (userId) => this.emailChange.abandon(userId));
    // Data removed here is overwritten together with the keys.
    for (const kind of PERSONAL_KINDS) {
      const owned = await mapInBatches(ids, (userId) => this.vault.owned(kind, userId));
      await this.vault.remove(kind, ...owned.flat().map(({ id }) => id));
    }
    await this.uploads.forget(new Set(persons.flatMap(({ emails }) => emails)));
    await mapInBatches(persons, async ({ userId, emails }) => {
      for (const email of emails) if (email !== ERASED) await this.emails.release(email, userId);
    });
    // The keys are destroyed after every view has dropped the person, since a name that is left could not be found
    // again.
    await this.projector.caughtUpUnlessParked(...this.projector.viewsOf('AccountErased'));
    // From here on no mail is written that names the person.
    await this.mails.removeThoseOf(...persons.map(namedIn));
    await this.documents.overwriteRemoved();
    await this.keys.destroy(...persons.flatMap(({ erasedTaskIds, userId }) => [...erasedTaskIds, userId]));
  }

  private async uncompleted(userId: string): Promise<Account | null> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person?.erased) return null;
    return (await this.keys.forOpening(userId)) === null ? null : person;
  }
}
