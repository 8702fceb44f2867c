import { FormGroup, OverlaysProvider } from '@blueprintjs/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput } from './DateInput';
import { Field } from './Field';
import { Form } from './Form';

afterEach(() => jest.restoreAllMocks());

const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never);

function Due({ readOnly }: { readOnly?: boolean }) {
  const [date, setDate] = useState('2027-01-05');
  return (
    <OverlaysProvider>
      <FormGroup label="Due" labelFor="due">
        <DateInput
          id="due"
          value={date}
          onValueChange={setDate}
          min="2026-12-20"
          max="2027-02-10"
          readOnly={readOnly}
        />
      </FormGroup>
      <output>{date}</output>
    </OverlaysProvider>
  );
}

const output = () => screen.getByRole('status').textContent;

it('a date input accepts a typed date', async () => {
  render(<Due />);
  const field = screen.getByLabelText('Due');
  await userEvent.clear(field);
  await userEvent.type(field, '2027-01-20');
  expect(output()).toBe('2027-01-20');
});

it('a date input accepts a picked day and closes its calendar', async () => {
  render(<Due />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  const calendar = await screen.findByRole('dialog', { name: 'Pick a day' });
  await userEvent.click(await within(calendar).findByText('14'));
  expect(output()).toBe('2027-01-14');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the calendar opens at its month and disables days out of range', async () => {
  render(<Due />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  await screen.findByText('14');
  expect(screen.getByText<HTMLOptionElement>('January').selected).toBe(true);
  const named = (day: string) => screen.getAllByText(day).map((one) => one.closest('button')?.disabled);
  await userEvent.selectOptions(screen.getByText('January').closest('select')!, 'February');
  expect(named('10')).toEqual([false]);
  expect(named('11')).toEqual([true]);
});

it('the calendar opens by the browser’s own shortcuts', async () => {
  render(<Due />);
  screen.getByLabelText('Due').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'Pick a day' })).toBeTruthy();
});

it('a read-only date input opens no calendar', async () => {
  render(<Due readOnly />);
  screen.getByLabelText('Due').focus();
  await userEvent.keyboard(' ');
  expect((await screen.findByRole('button', { name: 'Pick a day' })).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a date input on a phone is the native one', () => {
  onPhone();
  render(<Due />);
  expect(screen.getByLabelText<HTMLInputElement>('Due').type).toBe('date');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a date field of a form accepts a picked day', async () => {
  const sent = jest.fn().mockResolvedValue(undefined);
  render(
    <OverlaysProvider>
      <Form<{ day: string }> defaults={{ day: '2027-01-05' }} submitLabel="Save" onSubmit={sent}>
        <Field<{ day: string }> kind="date" name="day" label="Day" />
      </Form>
    </OverlaysProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  await userEvent.click(await screen.findByText('21'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ day: '2027-01-21' }));
});
