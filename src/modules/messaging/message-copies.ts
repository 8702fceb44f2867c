import { Inject, Injectable } from '@nestjs/common';
import { nameOf, people } from '../../../projections/identity/people';
import { messages } from '../../../projections/messaging/messages';
import { languageOf } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import { Mailer } from '../../platform/mail/mailer';
import { Projector } from '../../platform/projector/projector';
import { catalogues } from './messages';

export interface CopiedMessage {
  readonly messageId: string;
}

const PARENTS_PAGE = '/parent/messages';

/** Mails messages that a parent should also get by email. */
@Injectable()
export class MessageCopies {
  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send({ messageId }: CopiedMessage): Promise<void> {
    await this.projector.caughtUp(messages, people);
    const message = await this.views.get(messages, messageId);
    if (!message) return;
    const { senderId, recipientId, content } = message;
    const known = await this.views.getMany(people, [senderId, recipientId]);
    const recipient = known.get(recipientId);
    if (!recipient) return;
    const language = languageOf(recipient);
    const t = catalogues[language];
    const name = nameOf(known.get(senderId), language);
    const address = `${this.config.publicUrl}${PARENTS_PAGE}?with=${senderId}`;
    await this.mailer.send({
      of: recipientId,
      to: recipient.email,
      language,
      subject: t.copySubject({ name }),
      text: t.copyText({ firstName: recipient.firstName, name, content, address }),
    });
  }
}
