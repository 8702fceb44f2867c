import { Inject, Injectable } from '@nestjs/common';
import { MAX_PARENTS } from '../../../../contract/parents';
import { type NewParent } from '../../../../contract/requests/parents';
import { parents, type ParentEntry } from '../../../../projections/identity/parents';
import { nameOf, people } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../../platform/dispatch/one-at-a-time';
import { Views } from '../../../platform/document-store/views';
import { currentContext, newId } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mailer } from '../../../platform/mail/mailer';
import { Projector } from '../../../platform/projector/projector';
import { account, isWaiting } from '../accounts/account.decider';
import { EmailAddresses, normalized } from '../accounts/email-addresses';
import { Invitations } from '../registration/invitations';
import { parent } from './parent.decider';
import { linkIdOf } from './parent-links';
import { t, catalogues } from './messages';

export const MAIL_PARENT = 'identity-mail-parent';

/** Mails differ by whether the address has an account, and only its owner sees them. */
@Injectable()
export class ParentInvitations {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly oneAtATime: OneAtATime,
    private readonly projector: Projector,
    private readonly emails: EmailAddresses,
    private readonly invitations: Invitations,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the id of the link; an existing link is not created again. */
  invite(studentId: string, form: NewParent): Promise<string> {
    return this.oneAtATime.decide(`parents-of-${studentId}`, [parents], async () => {
      const email = normalized(form.email);
      const known = await this.views.find(parents, { where: { studentId } });
      const same = known.find((entry) => entry.email === email);
      if (same) return same.id;
      if (known.length >= MAX_PARENTS)
        throw new Rejected('conflict', t('parents-full', { most: MAX_PARENTS }));
      const person = { firstName: form.first_name, lastName: form.last_name, email };
      const parentId = await this.accountOf(person);
      if (parentId === studentId) {
        throw new Rejected('invalid', t('own-address'), { email: t('own-address') });
      }
      const linkId = linkIdOf(parentId, studentId);
      await this.dispatcher.dispatch(parent, linkId, 'Invite', { linkId, parentId, studentId, ...person });
      await this.notify(linkId, parentId);
      return linkId;
    });
  }

  async sendAgain(studentId: string, linkId: string): Promise<void> {
    const { parentId, state } = await this.linkOf(studentId, linkId);
    if (state === 'accepted') throw new Rejected('conflict', t('already-accepted'));
    await this.notify(linkId, parentId);
  }

  /** An account to which nobody has signed in is erased with the last invitation to it. */
  async remove(studentId: string, linkId: string): Promise<void> {
    const known = await this.dispatcher.stateOf(parent, linkId);
    if (known?.link.studentId !== studentId) throw new Rejected('not-found', t('invitation-not-found'));
    const { parentId } = known.link;
    await this.dispatcher.dispatch(parent, linkId, 'Remove', { because: 'taken-back' });
    await this.projector.caughtUp(parents);
    const others = await this.views.find(parents, { where: { parentId } });
    const person = await this.dispatcher.stateOf(account, parentId);
    if (others.length > 0 || person?.role !== 'parent' || !isWaiting(person)) return;
    await this.invitations.withdraw(parentId);
  }

  async mail(linkId: string): Promise<void> {
    await this.projector.caughtUp(parents, people);
    const entry = await this.views.get(parents, linkId);
    const person = entry && (await this.views.get(people, entry.parentId));
    if (entry?.state !== 'invited' || !person) return;
    const { productName, publicUrl } = this.config;
    const language = languageOf(person);
    const about = {
      student: nameOf(await this.views.get(people, entry.studentId), language),
      productName,
      firstName: person.firstName,
      address: `${publicUrl}/parent/overview`,
    };
    const texts = catalogues[language];
    const [subject, text] =
      person.role === 'parent'
        ? [texts.subject(about), texts.text(about)]
        : [texts.otherSubject(about), texts.otherText(about)];
    await this.mailer.send({ of: person.id, to: person.email, language, subject, text });
  }

  private async accountOf(person: Pick<ParentEntry, 'firstName' | 'lastName' | 'email'>): Promise<string> {
    const holder = await this.emails.ownerOf(person.email);
    const known = holder === null ? null : await this.dispatcher.stateOf(account, holder);
    if (known && !known.erased) return known.userId;
    const invitee = { ...person, role: 'parent', phoneNumber: null, grade: null } as const;
    return this.invitations.open(invitee, { invitedBy: currentContext().actor.id });
  }

  private async notify(linkId: string, parentId: string): Promise<void> {
    const person = await this.dispatcher.stateOf(account, parentId);
    if (person?.role === 'parent' && isWaiting(person)) return this.invitations.send(parentId);
    await this.jobs.add(MAIL_PARENT, { linkId }, { id: newId('parent-mail', linkId) });
  }

  private async linkOf(studentId: string, linkId: string): Promise<ParentEntry> {
    const entry = await this.views.get(parents, linkId);
    if (entry?.studentId !== studentId) throw new Rejected('not-found', t('invitation-not-found'));
    return entry;
  }
}
