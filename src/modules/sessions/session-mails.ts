import { Inject, Injectable } from '@nestjs/common';
import { SESSION_ZONE } from '../../../contract/sessions';
import { availability } from '../../../projections/availability';
import { notificationPreferences, wants } from '../../../projections/notification-preferences';
import { nameOf, people, type Person } from '../../../projections/people';
import { LANGUAGE } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import { Mailer } from '../../platform/mail/mailer';
import { Projector } from '../../platform/projector/projector';
import { invitationOf } from './invitations';
import { words } from './words';

export type MailKind = 'booked' | 'cancelled' | 'moved' | 'released' | 'givenAway' | 'reminder';

/** What a mail says of a session: what was decided, and not what has become of it since. */
export interface SessionNews {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string;
  readonly start: string;
  readonly minutes: number;
  readonly sequence: number;
  readonly toStudent: MailKind | null;
  readonly toCounselor: MailKind | null;
}

const PAGES = { student: '/my-sessions-students', counselor: '/my-sessions-counselors' } as const;

/** Tells student and counselor of a session by mail, with what their calendars need. */
@Injectable()
export class SessionMails {
  constructor(
    private readonly views: Views,
    private readonly mailer: Mailer,
    private readonly projector: Projector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(news: SessionNews): Promise<void> {
    await this.projector.caughtUp(people, availability, notificationPreferences);
    const { studentId, counselorId, toStudent, toCounselor } = news;
    const [known, preferences, hours] = await Promise.all([
      this.views.getMany(people, [studentId, counselorId]),
      this.views.get(notificationPreferences, studentId),
      this.views.get(availability, counselorId),
    ]);
    const [student, counselor] = [known.get(studentId), known.get(counselorId)];
    if (student && toStudent && wants(preferences, 'session-booked', 'mail'))
      await this.tell(news, toStudent, student, nameOf(counselor), SESSION_ZONE);
    if (counselor && toCounselor)
      await this.tell(news, toCounselor, counselor, nameOf(student), hours?.timeZone ?? SESSION_ZONE);
  }

  private async tell(
    { requestId, start, minutes, sequence }: SessionNews,
    kind: MailKind,
    person: Person,
    name: string,
    timeZone: string,
  ): Promise<void> {
    const t = words[LANGUAGE];
    const { id, email, firstName, role } = person;
    const page = role === 'student' ? PAGES.student : PAGES.counselor;
    const mail = { name, start, minutes, timeZone, firstName, address: `${this.config.publicUrl}${page}` };
    const invitation = {
      requestId,
      start,
      minutes,
      sequence,
      summary: t.invitation({ name }),
      method: kind === 'booked' ? 'REQUEST' : 'CANCEL',
    } as const;
    await this.mailer.send({
      of: id,
      to: email,
      subject: t[`${kind}Subject`](mail),
      text: t[`${kind}Text`](mail),
      ...(kind !== 'reminder' && {
        invitation: { method: invitation.method, content: invitationOf(invitation, person, this.config) },
      }),
    });
  }
}
