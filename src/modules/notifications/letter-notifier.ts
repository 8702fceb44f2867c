import { Injectable } from '@nestjs/common';
import {
  isLetterDone,
  isLetterOwed,
  SEEN_BY_RECOMMENDER,
  type LetterStatus,
} from '../../../contract/letters';
import type { Notification } from '../../../projections/notifications/notifications';
import type { RecordedEvent } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import type { Reactions } from '../../platform/reactor/reactor';
import type { LetterRequestEvents } from '../letters/letters.events';
import { LetterReader } from '../letters/letters.queries';
import { Notifier } from './notifier';
import { isLetterNews, type LetterNews } from './sentences';

export const LETTER_CHANGED = 'notifications-letter-changed';

export interface LetterChanged {
  readonly eventId: string;
  readonly requestId: string;
  /** Null notifies nobody. */
  readonly userId: string | null;
  /** The other of the two people. */
  readonly personId: string;
  /** Null notifies the author of a new request. */
  readonly news: LetterNews | null;
}

type Heard = Pick<LetterRequestEvents, 'LetterRequested' | 'LetterRequestMoved' | 'LetterUploaded'>;
type Happened = RecordedEvent<Heard>;

const changed = (
  { id: eventId, data: { requestId } }: Happened,
  to: Omit<LetterChanged, 'eventId' | 'requestId'>,
) => ({
  job: LETTER_CHANGED,
  data: { eventId, requestId, ...to } satisfies LetterChanged,
});

const notifyAuthor = (event: Happened) =>
  changed(event, { userId: event.data.recommenderId, personId: event.data.studentId, news: null });

const notifyNobody = (event: Happened) =>
  changed(event, { userId: null, personId: event.data.studentId, news: null });

/** A refusal is a counselor's; all other news is the author's. */
const notifyStudent = (event: Happened, news: LetterNews) =>
  changed(event, {
    userId: event.data.studentId,
    personId: news === 'refused' ? event.metadata.actor.id : event.data.recommenderId,
    news,
  });

/** An author who undoes an answer knows of the request. */
const isAuthors = (status: LetterStatus) =>
  status === 'accepted' || status === 'declined' || status === 'elsewhere';

export const letterReactions: Reactions<Heard> = {
  LetterRequested: (event) => (event.data.status === 'asked' ? notifyAuthor(event) : null),
  LetterRequestMoved: (event) => {
    const { from, to } = event.data.status;
    if (to === 'asked' && !isAuthors(from)) return notifyAuthor(event);
    return isLetterNews(to) ? notifyStudent(event, to) : notifyNobody(event);
  },
  LetterUploaded: (event) => notifyStudent(event, 'written'),
};

const LETTER_KINDS = ['letter-asked', 'letter-due', 'letter-changed'] as const;

/** That the author accepted stays true after the letter is done. */
function isStillTrue({ kind, details: { news } }: Notification, status: LetterStatus): boolean {
  if (kind === 'letter-asked') return SEEN_BY_RECOMMENDER.includes(status);
  if (kind === 'letter-due') return isLetterOwed(status);
  return news === status || (news === 'accepted' && isLetterDone(status));
}

@Injectable()
export class LetterNotifier {
  constructor(
    private readonly letters: LetterReader,
    private readonly projector: Projector,
    private readonly notifier: Notifier,
  ) {}

  /** Raises notifications before it withdraws others, so that the job of a later change finds all of them. */
  async changed({ eventId, requestId, userId, personId, news }: LetterChanged): Promise<void> {
    const kind = news === null ? 'letter-asked' : 'letter-changed';
    if (userId !== null)
      await this.notifier.raise([
        {
          notificationId: idFrom('notification', kind, eventId),
          userId,
          kind,
          about: { type: 'letter', id: requestId },
          details: news === null ? { personId } : { personId, news },
        },
      ]);
    await this.projector.caughtUp(...LetterReader.views);
    const { status } = (await this.letters.one(requestId)) ?? { status: 'canceled' };
    await this.notifier.withdraw(LETTER_KINDS, requestId, (one) => isStillTrue(one, status));
  }
}
