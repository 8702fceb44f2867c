import { Dialog } from '@blueprintjs/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips';
import { Combobox } from './Combobox';
import { Paragraphs } from './Paragraphs';
import { SliderInput } from './SliderInput';

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

it('a long text is split into paragraphs at its marks', () => {
  const { container } = render(<Paragraphs text={'First.####Second, #1.\n#### ####Third.'} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'First.',
    'Second, #1.',
    'Third.',
  ]);
});

it('a slider keeps the focus when the window is resized', () => {
  render(
    <SliderInput labelledBy="name" valueText="two" min={1} max={5} value={2} onChange={() => undefined} />,
  );
  screen.getByRole('slider').focus();
  const width = window.innerWidth;
  act(() => {
    window.innerWidth = width + 100;
    window.dispatchEvent(new Event('resize'));
  });
  expect(document.activeElement).toBe(screen.getByRole('slider'));
  window.innerWidth = width;
});
