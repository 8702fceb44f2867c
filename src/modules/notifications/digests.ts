import { Inject, Injectable, Logger } from '@nestjs/common';
import { notificationKindsOf, type NotificationResource } from '../../../contract/notifications';
import { notificationPreferences, wants } from '../../../projections/notifications/notification-preferences';
import { notifications, type Notification } from '../../../projections/notifications/notifications';
import { people, type Person } from '../../../projections/identity/people';
import { languageOf } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher, toBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { Mailer } from '../../platform/mail/mailer';
import { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links';
import { dateInNewYork, hourInNewYork } from '../../platform/new-york';
import { InvitationReader } from '../identity/directory/directory.queries';
import { notificationDigest } from './digest.decider';
import { digestMail, LISTED } from './digest-mail';
import { NotificationQueries } from './notification-queries';

const HOUR = 17;
/** The batch is small enough that its data is still current when the mails are sent. */
const PEOPLE_AT_ONCE = 20;
const PAGE = 200;
/** Stores limit the size of an event, so the oldest notifications wait for the next day's mail. */
const MAX_IN_DIGEST = 5_000;

interface Digest {
  readonly ids: Set<string>;
  readonly listed: Notification[];
}

/** Sends each person at most one mail a day, with the unseen notifications. */
@Injectable()
export class Digests {
  private readonly logger = new Logger(Digests.name);

  constructor(
    private readonly views: Views,
    private readonly queries: NotificationQueries,
    private readonly invitations: InvitationReader,
    private readonly dispatcher: Dispatcher,
    private readonly mailer: Mailer,
    private readonly unsubscribing: UnsubscribeLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(now: string): Promise<void> {
    if (hourInNewYork(Date.parse(now)) < HOUR) return;
    const counts = await this.views.countBy(notifications, 'userId', { toMail: true });
    const day = dateInNewYork(0, Date.parse(now));
    for (const { batch } of toBatches([...counts.keys()].sort(), PEOPLE_AT_ONCE))
      await this.sendTo(batch, day);
  }

  private async sendTo(userIds: readonly string[], day: string): Promise<void> {
    const persons = await this.views.getMany(people, userIds);
    const preferences = await this.views.getMany(notificationPreferences, userIds);
    const waitingForSignIn = await this.invitations.waitingAmong(userIds);
    const isWanted = ({ userId, kind }: Notification) => {
      const person = persons.get(userId);
      // A person who cannot sign in yet only gets the invitation.
      if (!person || waitingForSignIn.has(userId)) return false;
      return notificationKindsOf(person.role).includes(kind) && wants(preferences.get(userId), kind, 'mail');
    };
    const digests = await this.digestsOf(userIds, isWanted);
    const resources = await this.queries.resources(
      [...digests.values()].flatMap(({ listed }) => listed),
      ({ userId }) => languageOf(persons.get(userId)),
    );
    const shown = new Map(resources.map((one) => [one.id, one]));
    for (const [userId, { ids, listed }] of digests) {
      const texts = listed.map(({ id }) => shown.get(id)!);
      await this.mail(persons.get(userId)!, [...ids], texts, day);
    }
  }

  /** Reads in pages and stores the ids of most, since all unseen notifications may not fit into memory. */
  private async digestsOf(
    userIds: readonly string[],
    isWanted: (notification: Notification) => boolean,
  ): Promise<Map<string, Digest>> {
    const digests = new Map<string, Digest>();
    for (let skip = 0; ; skip += PAGE) {
      const found = await this.views.find(notifications, {
        where: { toMail: true, userId: { in: userIds } },
        sort: { userId: 1, order: -1 },
        ...{ skip, limit: PAGE },
      });
      for (const one of found.filter(isWanted)) {
        const digest = digests.get(one.userId) ?? { ids: new Set(), listed: [] };
        digests.set(one.userId, digest);
        if (digest.ids.size === MAX_IN_DIGEST) continue;
        // New notifications shift the pages that are still to be read, so one may be read twice.
        if (digest.listed.length < LISTED && !digest.ids.has(one.id)) digest.listed.push(one);
        digest.ids.add(one.id);
      }
      if (found.length < PAGE) return digests;
    }
  }

  /** Records before sending: after a crash in between, a mail is lost rather than sent twice. */
  private async mail(
    person: Person,
    notificationIds: readonly string[],
    listed: readonly NotificationResource[],
    day: string,
  ): Promise<void> {
    const userId = person.id;
    const digestId = idFrom('digest', userId, day);
    const digest = { userId, digestId, notificationIds };
    const { events } = await this.dispatcher.dispatch(notificationDigest, digestId, 'Send', {
      ...digest,
      day,
    });
    if (events.length === 0) return;
    try {
      const links = await this.unsubscribing.of({ userId });
      await this.mailer.send(digestMail(person, listed, notificationIds.length, this.config, links));
    } catch (error) {
      // The error itself is not logged, since a mail server's message contains the address.
      const { code } = error as NodeJS.ErrnoException;
      this.logger.error({ code, digestId }, 'A digest could not be mailed.');
      await this.dispatcher.dispatch(notificationDigest, digestId, 'Fail', digest);
    }
  }
}
