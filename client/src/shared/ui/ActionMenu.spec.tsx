import { render, screen, within } from '@testing-library/react';
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
