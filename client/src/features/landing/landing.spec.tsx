import { screen, within } from '@testing-library/react';
import { HOME, ROLES } from 'contract/roles';
import { renderApp } from '../../test/renderApp';
import { configOf, serve } from '../../test/server';
import { t } from './en';

const STORES = {
  'Get it on the App Store': 'https://apps.example.test/courtyard',
  'Get it on Google Play': 'https://play.example.test/courtyard',
};
const [appStoreUrl, playStoreUrl] = Object.values(STORES);

function open({ role, ...config }: Parameters<typeof configOf>[0] & { role?: (typeof ROLES)[number] } = {}) {
  serve({ 'GET /config': () => configOf({ productName: 'Courtyard', ...config }) });
  renderApp({ role, at: '/download' });
}

const page = async () => {
  await screen.findByRole('heading', { level: 1, name: "Hi, we're Courtyard. We can help" });
  return within(screen.getByRole('main'));
};

it('the landing page explains the product and links to the sign-in', async () => {
  open();
  const main = await page();
  expect(await main.findByText(t.lead)).toBeDefined();
  for (const { title, text } of Object.values(t.offers)) {
    const offer = main.getByRole('heading', { level: 2, name: title }).closest('li')!;
    expect(offer.textContent).toContain(text);
  }
  expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/sign-in');
  expect(main.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  expect(main.getByText('Sign up with a link from your counselor.')).toBeDefined();
  expect(main.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
});

it.each(ROLES)('the landing page links a %s to the home page of the role', async (role) => {
  open({ role });
  const main = await page();
  expect((await main.findByRole('link', { name: 'Open Courtyard' })).getAttribute('href')).toBe(HOME[role]);
  expect(main.queryByRole('link', { name: 'Sign In' })).toBeNull();
});

it('the landing page names no app store when none is configured', async () => {
  open();
  const main = await page();
  await main.findByText(t.lead);
  expect(main.queryByRole('heading', { name: 'On your phone' })).toBeNull();
  for (const name of Object.keys(STORES)) expect(main.queryByRole('link', { name })).toBeNull();
});

it.each([
  [{ appStoreUrl }, ['Get it on the App Store']],
  [{ playStoreUrl }, ['Get it on Google Play']],
  [{ appStoreUrl, playStoreUrl }, Object.keys(STORES)],
])('the landing page links to the stores of %j', async (config, names) => {
  open(config);
  const main = await page();
  const stores = within((await main.findByRole('heading', { name: 'On your phone' })).closest('section')!);
  const links = stores.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  for (const link of links) expect(link.href).toBe(STORES[link.textContent as keyof typeof STORES]);
  expect(main.queryByRole('img')).toBeNull();
});
