import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseTheme } from '../../shared/lib/theme';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

it('the account menu shows a theme chosen in the palette', async () => {
  serve({});
  renderApp({ role: 'student', at: '/privacy-policy' });
  const menu = await screen.findByRole('button', { name: 'Your account' });
  act(() => chooseTheme('user-1', 'dark'));
  await userEvent.click(menu);
  const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
  expect(dark.getAttribute('aria-checked')).toBe('true');
  act(() => chooseTheme('user-1', 'system'));
});

it('the account menu leads to the pages of the account that the role has', async () => {
  serve({});
  renderApp({ role: 'student', at: '/privacy-policy' });
  await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Profile',
    'Change password',
    'Sign-in and security',
    'Who Viewed My Record',
    'Log Out',
  ]);
});
