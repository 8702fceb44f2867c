import { Classes, Dialog, OverlaysProvider } from '@blueprintjs/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogHost, openDialog, topLayer, type DialogProps } from './dialogs';

interface GreetingProps extends DialogProps {
  readonly name: string;
}

const Greeting = ({ name, isOpen, onClose }: GreetingProps) => (
  <Dialog isOpen={isOpen} title={`Hello ${name}`} onClose={onClose} portalContainer={topLayer()}>
    <button>Wave</button>
  </Dialog>
);

const Page = ({ name }: { readonly name: string }) => (
  <OverlaysProvider>
    <button onClick={() => openDialog(Greeting, { name })}>Greet</button>
    <DialogHost />
  </OverlaysProvider>
);

it('a dialog returns the focus to the button that opened it', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Page name="Zoe" />);
  const opener = screen.getByRole('button', { name: 'Greet' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Hello Zoe' });
  await waitFor(() => expect(document.activeElement).not.toBe(opener));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('the caller of a dialog can close it', async () => {
  render(<Page name="Zoe" />);
  let close = () => {};
  act(() => {
    close = openDialog(Greeting, { name: 'Ann' });
  });
  await screen.findByRole('dialog', { name: 'Hello Ann' });
  act(() => close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a double click opens a dialog once', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Page name="Zoe" />);
  await user.dblClick(screen.getByRole('button', { name: 'Greet' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(() => void openDialog(Greeting, { name: 'Ann' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
});

it('the second click of a double click does not close the dialog', async () => {
  render(<Page name="Zoe" />);
  act(() => void openDialog(Greeting, { name: 'Ann' }));
  await screen.findByRole('dialog', { name: 'Hello Ann' });
  const around = document.querySelector(`.${Classes.OVERLAY_BACKDROP}`)!;
  fireEvent.mouseDown(around, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Hello Ann' })).toBeDefined();
  fireEvent.mouseDown(around, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('properties that arrive after another dialog was opened open nothing', async () => {
  render(<Page name="Zoe" />);
  let arrive: (given: { name: string }) => void = () => {};
  openDialog(Greeting, new Promise<{ name: string }>((resolve) => (arrive = resolve)));
  act(() => void openDialog(Greeting, { name: 'Ann' }));
  await act(async () => arrive({ name: 'Late' }));
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual(['Hello AnnWave']);
});

it('properties that arrive after the page was left open nothing', async () => {
  const { unmount } = render(<Page name="Zoe" />);
  let arrive: (given: { name: string }) => void = () => {};
  openDialog(Greeting, new Promise<{ name: string }>((resolve) => (arrive = resolve)));
  unmount();
  render(<Page name="Zoe" />);
  await act(async () => arrive({ name: 'Late' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dialog opens inside a modal room, which hides everything else', async () => {
  render(
    <>
      <dialog open aria-label="Room" />
      <Page name="Zoe" />
    </>,
  );
  act(() => void openDialog(Greeting, { name: 'Ann' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hello Ann' });
  expect(screen.getByRole('dialog', { name: 'Room' }).contains(dialog)).toBe(true);
});
