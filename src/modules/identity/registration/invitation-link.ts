import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_DAYS, type InvitationWelcome } from '../../../../contract/invitations';
import { entities } from '../../../../projections/identity/entities';
import { memberships } from '../../../../projections/identity/memberships';
import { fullName, people } from '../../../../projections/identity/people';
import { invitations } from '../../../../projections/identity/invitations';
import { Rejected } from '../../../kernel/errors';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { Mailer } from '../../../platform/mail/mailer';
import { Projector } from '../../../platform/projector/projector';
import { account, isWaiting, type Account } from '../accounts/account.decider';
import { PasswordLinks } from '../sign-in/password-links';
import { EntityMemberReader } from '../directory/directory.queries';
import { t, catalogues } from './messages';

const VALID_MINUTES = INVITATION_DAYS * 24 * 60;

@Injectable()
export class InvitationLink {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly links: PasswordLinks,
    private readonly entityMembers: EntityMemberReader,
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends nothing if a later invitation is about to be sent, or this one was accepted meanwhile. */
  async mail(userId: string, invitationId: string): Promise<void> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || !isWaiting(person) || person.invitation?.newest !== invitationId) return;
    await this.projector.caughtUp(invitations, entities, people, memberships);
    const token = await this.links.issue('invitation-link', userId, invitationId, VALID_MINUTES);
    if (token === null) return;
    const { productName, publicUrl } = this.config;
    const about = {
      ...(await this.welcome(person)),
      productName,
      days: INVITATION_DAYS,
      address: `${publicUrl}/invitation?token=${token}`,
    };
    const language = languageOf(person);
    const texts = catalogues[language];
    const [subject, text] = [texts.invitationSubject(about), texts.invitationText(about)];
    await this.mailer.send({ of: userId, to: person.email, language, subject, text });
  }

  async read(token: string): Promise<InvitationWelcome> {
    const userId = await this.links.ownerOf('invitation-link', token);
    const person = userId === null ? null : await this.dispatcher.stateOf(account, userId);
    if (!person || !isWaiting(person)) throw refused();
    return this.welcome(person);
  }

  async redeem(token: string, password: string): Promise<string> {
    const owner = await this.links.redeem('invitation-link', token, password, (userId) =>
      this.dispatcher.dispatch(account, userId, 'AcceptInvitation', { by: 'password' }),
    );
    if (owner === null) throw refused();
    return owner;
  }

  private async welcome({ userId, email, profile: { firstName } }: Account): Promise<InvitationWelcome> {
    const invitation = await this.views.get(invitations, userId);
    const [inviter, joined] = await Promise.all([
      this.views.get(people, invitation?.invitedBy ?? ''),
      this.entityMembers.entitiesOf(userId),
    ]);
    const school = joined[0] === undefined ? undefined : await this.views.get(entities, joined[0]);
    return {
      firstName,
      email,
      school: school?.name ?? null,
      invitedBy: inviter ? fullName(inviter) : null,
    };
  }
}

const refused = () => new Rejected('forbidden', t('invalid-invitation'));
