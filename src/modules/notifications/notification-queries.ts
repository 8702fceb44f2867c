import { Injectable } from '@nestjs/common';
import {
  notificationKindsOf,
  type NotificationPage,
  type NotificationPreference,
  type NotificationResource,
} from '../../../contract/notifications';
import type { Language } from '../../../contract/languages';
import { notificationPreferences, wants } from '../../../projections/notifications/notification-preferences';
import { notifications, type Notification } from '../../../projections/notifications/notifications';
import { fullName, people } from '../../../projections/identity/people';
import { assignmentBatches, batchId } from '../../../projections/notifications/assignment-batches';
import { withErased } from '../../kernel/personal';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views, type PageRequest } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import type { Inbox } from '../../platform/inbox';
import { ConversationReader } from '../messaging/messaging.queries';
import { TranscriptReader } from '../transcripts/transcripts.queries';
import { linkOf, sentenceOf } from './sentences';
import { catalogues } from './messages';
import type { NotificationDetails } from './notifications.events';
import { documentsIn } from './transcript-notifier';

const personIn = ({ about, details }: Notification): readonly string[] => {
  if (about.type === 'person') return [about.id];
  return typeof details.personId === 'string' ? [details.personId] : [];
};

/** The batch of tasks that a notification counts. */
const batchOf = ({ kind, about, userId }: Notification) =>
  batchId(kind === 'task-assigned' ? 'TaskAssigned' : 'TaskDueDateChanged', userId, about.id);

const PREVIEW_LENGTH = 120;
const shortened = (text: string) =>
  text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;

const unseenOf = (userId: string) => ({ userId, inApp: true, seenAt: null });

@Injectable()
export class NotificationQueries implements Inbox {
  constructor(
    private readonly views: Views,
    private readonly conversations: ConversationReader,
    private readonly transcripts: TranscriptReader,
  ) {}

  async page(userId: string, unread: boolean, request: PageRequest): Promise<NotificationPage> {
    const where = unread ? unseenOf(userId) : { userId, inApp: true };
    const { data, pageCount } = await this.views.page(notifications, { where, sort: { order: -1 } }, request);
    const unseen = await this.views.count(notifications, unseenOf(userId));
    const resources = await this.resources(data, currentLanguage);
    const previews = await this.previewsOf(userId, data);
    const withPreviews = resources.map((resource, index) => {
      const preview = previews.get(data[index]!.about.id);
      return preview === undefined
        ? resource
        : { ...resource, attributes: { ...resource.attributes, preview } };
    });
    return { data: withPreviews, pageCount, unseen };
  }

  /** The beginnings of the last messages, by sender; mails do not contain them. */
  private async previewsOf(
    userId: string,
    found: readonly Notification[],
  ): Promise<ReadonlyMap<string, string>> {
    const senders = found.filter(({ kind }) => kind === 'message').map(({ about }) => about.id);
    const received = [...(await this.conversations.lastMessages([userId], senders))].filter(
      ([senderId, last]) => last.senderId === senderId,
    );
    return new Map(
      received.map(([id, { content }]) => [id, shortened(withErased(content, currentLanguage()))]),
    );
  }

  async unseen(userId: string): Promise<Pick<Notification, 'id' | 'version'>[]> {
    const unseen = await this.views.find(notifications, { where: unseenOf(userId) });
    return unseen.map(({ id, version }) => ({ id, version }));
  }

  async preferencesOf({ id, role }: SessionUser): Promise<NotificationPreference[]> {
    const preferences = await this.views.get(notificationPreferences, id);
    return notificationKindsOf(role).map((kind) => ({
      kind,
      in_app: wants(preferences, kind, 'in-app'),
      mail: wants(preferences, kind, 'mail'),
    }));
  }

  async resources(
    found: readonly Notification[],
    languageFor: (notification: Notification) => Language,
  ): Promise<NotificationResource[]> {
    const names = await this.views.getMany(people, found.flatMap(personIn));
    const batches = await this.views.getMany(
      assignmentBatches,
      found.filter(({ about }) => about.type === 'tasks').map(batchOf),
    );
    const remaining = await this.remainingIn(found);
    return found.map((notification) => {
      const { id, kind, about, createdAt, seenAt, version } = notification;
      const language = languageFor(notification);
      const t = catalogues[language];
      const person = names.get(personIn(notification)[0] ?? '');
      return {
        id,
        attributes: {
          kind,
          message: withErased(
            sentenceOf(
              { kind, about, details: remaining.get(id) ?? notification.details },
              person ? fullName(person) : t.somebody,
              t,
            ),
            language,
          ),
          link: linkOf(notification, batches.get(batchOf(notification))?.assignmentIds),
          created_at: createdAt,
          seen_at: seenAt,
          version,
        },
        relationships: {},
      };
    });
  }

  /** What is left of notifications that count several documents, by id, since some may have been withdrawn. */
  private async remainingIn(
    found: readonly Notification[],
  ): Promise<ReadonlyMap<string, NotificationDetails>> {
    const counting = found.filter(
      ({ about, details }) => about.type === 'transcripts' && details.document === null,
    );
    const all = await this.transcripts.ofStudents([...new Set(counting.map(({ about }) => about.id))]);
    return new Map(
      counting.flatMap((notification) => {
        const documents = documentsIn(notification, all);
        const [only] = documents.length === 1 ? documents : [];
        if (documents.length === 0) return [];
        const left: NotificationDetails = only
          ? { document: only.document, college: only.collegeName }
          : { count: documents.length };
        return [[notification.id, { ...notification.details, ...left }] as const];
      }),
    );
  }
}
