import type { NotificationResource } from '../../../contract/notifications';
import type { Person } from '../../../projections/identity/people';
import { languageOf } from '../../kernel/sentences';
import type { Config } from '../../platform/config/config';
import type { Mail, Unsubscribe } from '../../platform/mail/mailer';
import { catalogues } from './messages';

export const LISTED = 20;

export function digestMail(
  person: Pick<Person, 'id' | 'email' | 'firstName' | 'language'>,
  notifications: readonly NotificationResource[],
  count: number,
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  unsubscribe: Unsubscribe,
): Mail {
  const language = languageOf(person);
  const t = catalogues[language];
  const listed = notifications.map(({ attributes: { message, link } }) => ({
    message,
    address: `${publicUrl}${link}`,
  }));
  const left = count - listed.length;
  const all = `${publicUrl}/notifications`;
  const preferences = `${all}?preferences=open`;
  const greeting = t.digestGreeting({ name: person.firstName });
  const intro = t.digestIntro({ productName });
  const more = left > 0 ? t.digestMore({ count: left }) : t.digestAll;
  return {
    of: person.id,
    to: person.email,
    language,
    subject: t.digestSubject({ count, productName }),
    text: [
      greeting,
      intro,
      ...listed.map(({ message, address }) => `- ${message}\n  ${address}`),
      `${more}: ${all}`,
      `${t.digestPreferences}: ${preferences}`,
    ].join('\n\n'),
    unsubscribe,
  };
}
