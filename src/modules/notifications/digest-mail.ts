import type { NotificationResource } from '../../../contract/notifications';
import type { Person } from '../../../projections/people';
import type { Config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/mailer';

const LISTED = 20;

/** What a student has not seen, newest first; nothing in it is loaded from anywhere. */
export function digestMail(
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  notifications: readonly NotificationResource[],
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): Mail {
  const listed = notifications
    .slice(0, LISTED)
    .map(({ attributes: { message, link } }) => ({ message, address: `${publicUrl}${link}` }));
  const left = notifications.length - listed.length;
  const all = `${publicUrl}/notifications`;
  const preferences = `${all}?preferences=open`;
  const count = `${notifications.length} new notification${notifications.length === 1 ? '' : 's'}`;
  const intro = `here is what you have not seen yet on ${productName}:`;
  const more = left > 0 ? `And ${left} more: ${all}` : `All notifications: ${all}`;
  return {
    to: email,
    subject: `${count} on ${productName}`,
    text: [
      `Hello ${firstName},`,
      intro,
      ...listed.map(({ message, address }) => `- ${message}\n  ${address}`),
      more,
      `Choose what you are mailed about: ${preferences}`,
    ].join('\n\n'),
    html: [
      `<p>Hello ${escaped(firstName)},</p>`,
      `<p>${escaped(intro)}</p>`,
      '<ul>',
      ...listed.map(({ message, address }) => `<li>${anchor(address, message)}</li>`),
      '</ul>',
      `<p>${anchor(all, left > 0 ? `And ${left} more` : 'All notifications')}</p>`,
      `<p>${anchor(preferences, 'Choose what you are mailed about')}</p>`,
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
