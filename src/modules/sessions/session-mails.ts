import { Inject, Injectable } from '@nestjs/common';
import { SESSION_ZONE } from '../../../contract/sessions';
import { availability } from '../../../projections/sessions/availability';
import { nameOf, people, type Person } from '../../../projections/identity/people';
import { languageOf } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { Mailer } from '../../platform/mail/mailer';
import { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links';
import { Projector } from '../../platform/projector/projector';
import { NotificationPreferenceReader } from '../notifications/notifications.queries';
import { invitationOf, roomAddress } from './invitations';
import { sessionRequest, type Session } from './session-request.decider';
import { catalogues } from './messages';

export type MailKind = 'booked' | 'cancelled' | 'moved' | 'movedTo' | 'released' | 'givenAway' | 'reminder';

/** The content of a mail about a session: the decision, not what has happened since. */
export interface SessionNews {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string;
  readonly start: string;
  readonly minutes: number;
  readonly sequence: number;
  readonly to: 'student' | 'counselor';
  readonly kind: MailKind;
}

const MAILED = 'session-booked';
const PAGES = { student: '/my-sessions-students', counselor: '/my-sessions-counselors' } as const;

@Injectable()
export class SessionMails {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly mailer: Mailer,
    private readonly unsubscribing: UnsubscribeLinks,
    private readonly projector: Projector,
    private readonly preferences: NotificationPreferenceReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(news: SessionNews): Promise<void> {
    if (isOvertaken(news, await this.dispatcher.stateOf(sessionRequest, news.requestId))) return;
    await this.projector.caughtUp(people, availability, ...NotificationPreferenceReader.views);
    const { studentId, counselorId, to } = news;
    const [personId, otherId] = to === 'student' ? [studentId, counselorId] : [counselorId, studentId];
    const [known, isWanted, hours] = await Promise.all([
      this.views.getMany(people, [personId, otherId]),
      this.preferences.wants(personId, MAILED, 'mail'),
      to === 'counselor' ? this.views.get(availability, counselorId) : undefined,
    ]);
    const person = known.get(personId);
    if (person && isWanted)
      await this.sendMail(
        news,
        person,
        nameOf(known.get(otherId), languageOf(person)),
        hours?.timeZone ?? SESSION_ZONE,
      );
  }

  private async sendMail(
    { requestId, start, minutes, sequence, to, kind }: SessionNews,
    person: Person,
    name: string,
    timeZone: string,
  ): Promise<void> {
    const language = languageOf(person);
    const t = catalogues[language];
    const { id, email, firstName } = person;
    const address = `${this.config.publicUrl}${PAGES[to]}`;
    const room = roomAddress(this.config, requestId);
    const mail = { name, start, minutes, timeZone, firstName, address, room };
    const invitation = {
      requestId,
      start,
      minutes,
      sequence,
      summary: t.invitation({ name }),
      method: kind === 'booked' || kind === 'movedTo' ? 'REQUEST' : 'CANCEL',
    } as const;
    await this.mailer.send({
      of: id,
      to: email,
      language,
      subject: t[`${kind}Subject`](mail),
      text: t[`${kind}Text`](mail),
      unsubscribe: await this.unsubscribing.of({ userId: id, kind: MAILED }),
      ...(kind !== 'reminder' && {
        invitation: { method: invitation.method, content: invitationOf(invitation, person, this.config) },
      }),
    });
  }
}

/** What these mails say is only true while the session is booked at their time. */
const OF_BOOKED: readonly MailKind[] = ['booked', 'movedTo', 'reminder'];

/** Some calendars restore what they should remove if an older mail comes last, despite the lower sequence. */
function isOvertaken({ counselorId, start, to, kind }: SessionNews, session: Session | null): boolean {
  const isTheirs = session?.state === 'booked' && (to === 'student' || session.counselorId === counselorId);
  if (!OF_BOOKED.includes(kind)) return isTheirs;
  return !isTheirs || session.counselorId !== counselorId || session.slot.start !== start;
}
