import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips';

const user = userEvent.setup({ delay: null });

function Colleges() {
  const [names, setNames] = useState(['Amherst', 'Brown', 'Colby']);
  return (
    <>
      <button id="add">Add</button>
      <Chips
        label="Colleges"
        items={names.map((name) => ({ id: name, label: name }))}
        control="add"
        onRemove={(removed) => setNames(names.filter((name) => name !== removed))}
      />
    </>
  );
}

it('a removed chip passes the focus to the next, the last and the control', async () => {
  render(<Colleges />);
  const focused = () => document.activeElement;
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Remove Brown'));
  expect(focused()).toBe(button('Remove Colby'));
  await user.keyboard('{Enter}');
  expect(focused()).toBe(button('Remove Amherst'));
  await user.keyboard('{Enter}');
  expect(focused()).toBe(button('Add'));
  expect(screen.queryByRole('list')).toBeNull();
});
