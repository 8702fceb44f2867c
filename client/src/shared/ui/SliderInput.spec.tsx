import { act, render, screen } from '@testing-library/react';
import { SliderInput } from './SliderInput';

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
