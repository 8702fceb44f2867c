import { Dialog } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './Combobox';

const user = userEvent.setup({ delay: null });
const FOUND = [{ id: 'reyes', name: 'Daniel Reyes' }];

it('Escape closes an open list first and then its dialog', async () => {
  let closings = 0;
  render(
    <Dialog isOpen title="Counselor" onClose={() => closings++}>
      <Combobox
        id="counselor"
        label="Counselors"
        aria-label="Counselor"
        value="dan"
        onValueChange={() => undefined}
        search={{ found: FOUND, failed: undefined, onRetry: () => undefined }}
        none="None"
        option={({ name }) => ({ title: name, details: '' })}
        onChoose={() => undefined}
      />
    </Dialog>,
  );
  await user.click(await screen.findByRole('combobox'));
  await screen.findByRole('option', { name: 'Daniel Reyes' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(closings).toBe(0);
  await user.keyboard('{Escape}');
  expect(closings).toBe(1);
});
