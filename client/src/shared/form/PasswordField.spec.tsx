import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from './Form';
import { PasswordField } from './PasswordField';

it('a password is hidden until its eye is pressed, and hidden again after', async () => {
  const user = userEvent.setup();
  render(
    <FormRoot defaults={{ password: '' }} onSubmit={() => Promise.resolve()}>
      <PasswordField<{ password: string }> name="password" label="Password" which="current" />
    </FormRoot>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const eye = screen.getByRole('button', { name: 'Show password' });
  await user.type(field, 'a long password');
  expect([field.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await user.click(eye);
  expect([field.type, field.value, eye.getAttribute('aria-pressed')]).toEqual([
    'text',
    'a long password',
    'true',
  ]);
  await user.click(eye);
  expect(field.type).toBe('password');
});
