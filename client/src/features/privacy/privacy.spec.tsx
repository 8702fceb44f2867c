import { screen, within } from '@testing-library/react';
import { ROLES } from 'contract/roles';
import { renderApp } from '../../test/renderApp';
import { configOf, serve } from '../../test/server';
import { t } from './policy/en';

const served = () =>
  serve({ 'GET /config': () => configOf({ productName: 'Courtyard', supportEmail: 'help@courtyard.test' }) });

const open = (role?: (typeof ROLES)[number]) => renderApp({ role, at: '/privacy-policy' });

beforeEach(() => void served());

it.each([undefined, ...ROLES])('the privacy page opens for %s and names a contact', async (role) => {
  open(role);
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeDefined();
  const page = within(await screen.findByRole('article'));
  const link = await page.findByRole('link', { name: 'help@courtyard.test' });
  expect(link.getAttribute('href')).toBe('mailto:help@courtyard.test');
});

it('the privacy page has every sentence with the product’s name', async () => {
  open();
  await screen.findByText(/^Courtyard helps students plan their way to college\./);
  for (const { title, text, points = [] } of t.sections('Courtyard')) {
    const section = within(screen.getByRole('region', { name: title }));
    expect(section.getByRole('heading', { level: 2, name: title })).toBeDefined();
    for (const sentence of [...text, ...points]) expect(section.getByText(sentence)).toBeDefined();
    expect(section.queryAllByRole('listitem')).toHaveLength(points.length);
  }
});

it('the privacy page lists its headings, which lead to their sections', async () => {
  open();
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    headings.map(({ textContent, id }) => [textContent, `#${id}`]),
  );
});

it('the privacy page says that users must be at least 13', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'Not for users under 13' });
  expect(section.textContent).toContain('Courtyard is not for users under 13.');
});

it.each(['/sign-in', '/register', '/request-password-reset'])(
  'the privacy page is linked from %s',
  async (at) => {
    renderApp({ at });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect((await footer.findByRole('link', { name: 'About Courtyard' })).getAttribute('href')).toBe(
      '/download',
    );
  },
);

it('the sign-up page links to the privacy page and states the age limit', async () => {
  renderApp({ at: '/register' });
  const note = await screen.findByText(/^You must be 13 or older to sign up\./);
  expect(within(note).getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/privacy-policy',
  );
});

it.each(ROLES)('the sidebar of a %s links to the privacy page', async (role) => {
  open(role);
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(sidebar.getByRole('link', { name: 'Privacy Policy' }).getAttribute('aria-current')).toBe('page');
});
