import { Inject, Injectable, Logger } from '@nestjs/common';
import { notificationPreferences, wants } from '../../../projections/notification-preferences';
import { notifications, type Notification } from '../../../projections/notifications';
import { people } from '../../../projections/people';
import { LANGUAGE } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { Mailer } from '../../platform/mail/mailer';
import { dateInNewYork, hourInNewYork } from '../../platform/new-york';
import { notificationDigest } from './digest.decider';
import { digestMail } from './digest-mail';
import { NotificationQueries } from './notification-queries';
import { words } from './words';

/** Mails go out from this hour of New York on. */
const HOUR = 17;

/** One mail a day to each student with what waits to be seen. */
@Injectable()
export class Digests {
  private readonly logger = new Logger(Digests.name);

  constructor(
    private readonly views: Views,
    private readonly queries: NotificationQueries,
    private readonly dispatcher: Dispatcher,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(now: string): Promise<void> {
    if (hourInNewYork(Date.parse(now)) < HOUR) return;
    const waiting = await this.views.find(notifications, {
      where: { toMail: true },
      sort: { userId: 1, order: -1 },
    });
    const byUser = new Map<string, Notification[]>();
    for (const one of waiting) byUser.set(one.userId, [...(byUser.get(one.userId) ?? []), one]);
    for (const [userId, own] of byUser) await this.sendTo(userId, own, dateInNewYork(0, Date.parse(now)));
  }

  /** Recorded first: after a crash in between, a mail is missing rather than sent twice. */
  private async sendTo(userId: string, waiting: readonly Notification[], day: string): Promise<void> {
    const person = await this.views.get(people, userId);
    const preferences = await this.views.get(notificationPreferences, userId);
    const wanted = waiting.filter(({ kind }) => wants(preferences, kind, 'mail'));
    if (person?.role !== 'student' || wanted.length === 0) return;
    const digestId = idFrom('digest', userId, day);
    const digest = { userId, digestId, notificationIds: wanted.map(({ id }) => id) };
    const { events } = await this.dispatcher.dispatch(notificationDigest, digestId, 'Send', {
      ...digest,
      day,
    });
    if (events.length === 0) return;
    try {
      const t = words[LANGUAGE];
      const told = await this.queries.resources(wanted, t);
      await this.mailer.send(digestMail(person, told, this.config, t));
    } catch (error) {
      // Not the error itself: a mail server names the address.
      const { code } = error as NodeJS.ErrnoException;
      this.logger.error({ code, digestId }, 'A digest could not be mailed.');
      await this.dispatcher.dispatch(notificationDigest, digestId, 'Fail', digest);
    }
  }
}
