import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import type { Reactions } from '../../platform/reactor/reactor';
import type { LetterRequestEvents } from '../letters/letters.events';
import { Notifier } from './notifier';
import { isLetterNews, type LetterNews } from './sentences';

export const LETTER_CHANGED = 'notifications-letter-changed';

export interface LetterChanged {
  readonly eventId: string;
  readonly requestId: string;
  readonly userId: string;
  /** The other of the two people. */
  readonly personId: string;
  /** Null tells the author of a new request. */
  readonly news: LetterNews | null;
}

type Happened = RecordedEvent<
  Pick<LetterRequestEvents, 'LetterRequested' | 'LetterRequestMoved' | 'LetterUploaded'>
>;

const notifyAuthor = ({ id: eventId, data: { requestId, recommenderId, studentId } }: Happened) => ({
  job: LETTER_CHANGED,
  data: {
    eventId,
    requestId,
    userId: recommenderId,
    personId: studentId,
    news: null,
  } satisfies LetterChanged,
});

/** A refusal is a counselor's; all other news is the author's. */
const notifyStudent = ({ id: eventId, data, metadata: { actor } }: Happened, news: LetterNews) => ({
  job: LETTER_CHANGED,
  data: {
    eventId,
    requestId: data.requestId,
    userId: data.studentId,
    personId: news === 'refused' ? actor.id : data.recommenderId,
    news,
  } satisfies LetterChanged,
});

export const letterReactions: Reactions<
  Pick<LetterRequestEvents, 'LetterRequested' | 'LetterRequestMoved' | 'LetterUploaded'>
> = {
  LetterRequested: (event) => (event.data.status === 'asked' ? notifyAuthor(event) : null),
  LetterRequestMoved: (event) => {
    const { from, to } = event.data.status;
    if (to === 'asked') return from === 'approval' ? notifyAuthor(event) : null;
    return isLetterNews(to) ? notifyStudent(event, to) : null;
  },
  LetterUploaded: (event) => notifyStudent(event, 'written'),
};

@Injectable()
export class LetterNotifier {
  constructor(private readonly notifier: Notifier) {}

  async changed({ eventId, requestId, userId, personId, news }: LetterChanged): Promise<void> {
    const kind = news === null ? 'letter-asked' : 'letter-changed';
    await this.notifier.raise([
      {
        notificationId: idFrom('notification', kind, eventId),
        userId,
        kind,
        about: { type: 'letter', id: requestId },
        details: news === null ? { personId } : { personId, news },
      },
    ]);
  }
}
