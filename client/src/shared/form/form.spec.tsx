import { Button, OverlaysProvider } from '@blueprintjs/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { personRules } from 'contract/identity';
import { DialogHost } from '../ui/dialogs';
import { ConfirmDialog } from './ConfirmDialog';
import { Field } from './Field';
import { Form } from './Form';
import { FormDialog } from './FormDialog';

interface Values {
  first_name: string;
  email: string;
}

const failure = (fields?: Record<string, string>) =>
  Object.assign(new Error('rejected'), {
    status: 422,
    statusText: 'Unprocessable Entity',
    data: { statusCode: 422, code: 'invalid', message: 'Wrong input', fields },
  });

function People({ onSubmit }: { onSubmit: (values: Values) => Promise<unknown> }) {
  return (
    <Form<Values> defaults={{ first_name: '', email: '' }} onSubmit={onSubmit} submitLabel="Save">
      <Field<Values>
        name="first_name"
        label="First name"
        rules={personRules.firstName}
        help="As in your passport"
      />
      <Field<Values> name="email" label="Email" kind="email" rules={personRules.email} />
    </Form>
  );
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a form', () => {
  it('shows broken rules under their fields and focuses the first', async () => {
    const user = userEvent.setup({ delay: null });
    const sent: Values[] = [];
    render(<People onSubmit={async (values) => sent.push(values)} />);
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const firstName = await screen.findByLabelText('First name');
    await waitFor(() => expect(firstName.getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(firstName)).toBe('First name is a required field | As in your passport');
    expect(descriptionOf(screen.getByLabelText('Email'))).toBe('Email needs to be a valid format');
    expect(document.activeElement).toBe(firstName);
    expect(sent).toEqual([]);
  });

  it('shows that it is saving and prevents a second submission', async () => {
    const user = userEvent.setup({ delay: null });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    render(<People onSubmit={() => answered} />);
    await user.type(screen.getByLabelText('First name'), 'Maya');
    await user.type(screen.getByLabelText('Email'), 'maya@school.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving…' });
    expect(button.disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Saving…');
    answer();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })).disabled).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('removes an error as soon as it is fixed', async () => {
    const user = userEvent.setup({ delay: null });
    render(<People onSubmit={async () => undefined} />);
    const firstName = screen.getByLabelText('First name');
    await user.click(firstName);
    await user.tab();
    expect(await screen.findByText('First name is a required field')).toBeTruthy();
    await user.type(firstName, 'Zoë');
    await waitFor(() => expect(screen.queryByText('First name is a required field')).toBeNull());
    expect(firstName.hasAttribute('aria-invalid')).toBe(false);
    expect(descriptionOf(firstName)).toBe('As in your passport');
  });

  it('submits only the typed values', async () => {
    const user = userEvent.setup({ delay: null });
    const sent: Values[] = [];
    render(<People onSubmit={async (values) => sent.push(values)} />);
    await user.type(screen.getByLabelText('First name'), 'Zoë');
    await user.type(screen.getByLabelText('Email'), 'zoe@school.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ first_name: 'Zoë', email: 'zoe@school.test' }]));
  });

  it('shows server errors under their fields', async () => {
    const user = userEvent.setup({ delay: null });
    render(<People onSubmit={async () => Promise.reject(failure({ first_name: 'That name is taken' }))} />);
    await user.type(screen.getByLabelText('First name'), 'Zoë');
    await user.type(screen.getByLabelText('Email'), 'zoe@school.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('That name is taken');
    expect(descriptionOf(screen.getByLabelText('First name'))).toContain('That name is taken');
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(screen.queryByText('Wrong input')).toBeNull();
  });

  it.each([{ fields: undefined }, { fields: { counselor_id: 'Unknown counselor' } }])(
    'shows an alert for errors without a field, $fields',
    async ({ fields }) => {
      const user = userEvent.setup({ delay: null });
      render(<People onSubmit={async () => Promise.reject(failure(fields))} />);
      await user.type(screen.getByLabelText('First name'), 'Zoë');
      await user.type(screen.getByLabelText('Email'), 'zoe@school.test');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Wrong input'));
    },
  );
});

function Confirming({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OverlaysProvider>
      <Button text="Delete task" onClick={() => setOpen(true)} />
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete task?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        <p>“Ask for letters” will be removed.</p>
      </ConfirmDialog>
    </OverlaysProvider>
  );
}

describe('a confirmation dialog', () => {
  it('has a name, focuses the safe button and returns the focus', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Confirming onConfirm={async () => undefined} />);
    const opener = screen.getByRole('button', { name: 'Delete task' });
    await user.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete task?' });
    expect(descriptionOf(dialog)).toBe('“Ask for letters” will be removed.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('closes after the action', async () => {
    const user = userEvent.setup({ delay: null });
    let deleted = 0;
    render(<Confirming onConfirm={async () => ++deleted} />);
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleted).toBe(1);
  });

  it('stays open with the reason if the action fails', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Confirming onConfirm={async () => Promise.reject(failure())} />);
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Wrong input');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

function Editing({ onSubmit }: { onSubmit: (values: Values) => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OverlaysProvider>
      <Button text="Edit" onClick={() => setOpen(true)} />
      <FormDialog<Values>
        isOpen={isOpen}
        title="Edit person"
        defaults={{ first_name: 'Zoë', email: 'zoe@school.test' }}
        onSubmit={onSubmit}
        onClose={() => setOpen(false)}
      >
        <Field<Values> name="first_name" label="First name" rules={personRules.firstName} />
        <Field<Values> name="email" label="Email" rules={personRules.email} />
      </FormDialog>
      <DialogHost />
    </OverlaysProvider>
  );
}

const OPENED = '.bp6-dialog-container.bp6-overlay-enter-done';

describe('a form in a dialog', () => {
  it('focuses its first field, saves, closes and returns the focus', async () => {
    const user = userEvent.setup({ delay: null });
    const sent: Values[] = [];
    render(<Editing onSubmit={async (values) => sent.push(values)} />);
    const opener = screen.getByRole('button', { name: 'Edit' });
    await user.click(opener);
    const field = await screen.findByLabelText('First name');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.type(field, 'Amara{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ first_name: 'Amara', email: 'zoe@school.test' }]);
    expect(document.activeElement).toBe(opener);
  });

  it('keeps a focus that the user moved while it opened', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Editing onSubmit={async () => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const email = await screen.findByLabelText('Email');
    await user.click(email);
    await waitFor(() => expect(document.querySelector(OPENED)).not.toBeNull());
    expect(document.activeElement).toBe(email);
  });

  it('discards cancelled input', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Editing onSubmit={async () => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('First name'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
    expect(question.getByText('You’ll lose what you typed.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Zoë');
  });
});
