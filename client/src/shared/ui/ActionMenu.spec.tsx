import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './ActionMenu';

const user = userEvent.setup({ delay: null });
const run = () => undefined;

it('a menu groups actions under their headings', async () => {
  const actions = [
    { text: 'Profile', run },
    { text: 'Light', run, chosen: true, heading: 'Theme' },
    { text: 'Dark', run, chosen: false },
    { text: 'English', run, chosen: true, heading: 'Language' },
  ];
  render(
    <MenuButton label="Your account" className="face" actions={actions}>
      ZB
    </MenuButton>,
  );
  await user.click(screen.getByRole('button'));
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent);
  await screen.findByRole('menuitem', { name: 'Profile' });
  expect(namesIn('Theme')).toEqual(['Light', 'Dark']);
  expect(namesIn('Language')).toEqual(['English']);
});

it('a menu has the name of its button', async () => {
  render(
    <MenuButton label="Your account" className="face" actions={[{ text: 'Profile', run }]}>
      ZB
    </MenuButton>,
  );
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('menu', { name: 'Your account' })).toBeTruthy();
});

it('a menu opened by a key moves the focus in, along and back', async () => {
  const actions = [
    { text: 'Profile', run },
    { text: 'Log out', run },
  ];
  render(
    <MenuButton label="Your account" className="face" actions={actions}>
      ZB
    </MenuButton>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Profile' })));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Log out' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Profile' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Your account/ })),
  );
});
