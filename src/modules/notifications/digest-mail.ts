import type { NotificationResource } from '../../../contract/notifications';
import type { Person } from '../../../projections/people';
import type { Config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/mailer';
import type { en } from './en';

const LISTED = 20;

/** A student's unseen notifications, newest first; the mail loads no external content. */
export function digestMail(
  { id, email, firstName }: Pick<Person, 'id' | 'email' | 'firstName'>,
  notifications: readonly NotificationResource[],
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  t: typeof en,
): Mail {
  const listed = notifications
    .slice(0, LISTED)
    .map(({ attributes: { message, link } }) => ({ message, address: `${publicUrl}${link}` }));
  const left = notifications.length - listed.length;
  const all = `${publicUrl}/notifications`;
  const preferences = `${all}?preferences=open`;
  const greeting = t.digestGreeting({ name: firstName });
  const intro = t.digestIntro({ productName });
  const more = left > 0 ? t.digestMore({ count: left }) : t.digestAll;
  return {
    of: id,
    to: email,
    subject: t.digestSubject({ count: notifications.length, productName }),
    text: [
      greeting,
      intro,
      ...listed.map(({ message, address }) => `- ${message}\n  ${address}`),
      `${more}: ${all}`,
      `${t.digestPreferences}: ${preferences}`,
    ].join('\n\n'),
    html: [
      `<p>${escaped(greeting)}</p>`,
      `<p>${escaped(intro)}</p>`,
      '<ul>',
      ...listed.map(({ message, address }) => `<li>${anchor(address, message)}</li>`),
      '</ul>',
      `<p>${anchor(all, more)}</p>`,
      `<p>${anchor(preferences, t.digestPreferences)}</p>`,
    ].join('\n'),
  };
}

const anchor = (address: string, text: string) => `<a href="${escaped(address)}">${escaped(text)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
