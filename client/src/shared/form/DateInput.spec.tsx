import { FormGroup, OverlaysProvider } from '@blueprintjs/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';
import { DateInput } from './DateInput';
import { Form } from './Form';

afterEach(() => jest.restoreAllMocks());

/** Imitates the media query results of a phone. */
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

it('takes a date that is typed', async () => {
  render(<Due />);
  const field = screen.getByLabelText('Due');
  await userEvent.clear(field);
  await userEvent.type(field, '2027-01-20');
  expect(output()).toBe('2027-01-20');
});

it('takes a day that is picked, and closes', async () => {
  render(<Due />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  const calendar = await screen.findByRole('dialog', { name: 'Pick a day' });
  await userEvent.click(await within(calendar).findByText('14'));
  expect(output()).toBe('2027-01-14');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens at the month of its date, with its days alone that may be chosen', async () => {
  render(<Due />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  await screen.findByText('14');
  expect(screen.getByText<HTMLOptionElement>('January').selected).toBe(true);
  const named = (day: string) => screen.getAllByText(day).map((one) => one.closest('button')?.disabled);
  await userEvent.selectOptions(screen.getByText('January').closest('select')!, 'February');
  expect(named('10')).toEqual([false]);
  expect(named('11')).toEqual([true]);
});

it('opens by the keys that would open the browser’s own', async () => {
  render(<Due />);
  screen.getByLabelText('Due').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'Pick a day' })).toBeTruthy();
});

it('is not to be picked where it is only read', async () => {
  render(<Due readOnly />);
  screen.getByLabelText('Due').focus();
  await userEvent.keyboard(' ');
  expect((await screen.findByRole('button', { name: 'Pick a day' })).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is the phone’s own on a phone', () => {
  onPhone();
  render(<Due />);
  expect(screen.getByLabelText<HTMLInputElement>('Due').type).toBe('date');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is a field of a form, to which a picked day is as good as a typed one', async () => {
  const sent = jest.fn().mockResolvedValue(undefined);
  render(
    <OverlaysProvider>
      <Form<{ day: string }> defaults={{ day: '2027-01-05' }} submitLabel="Save" onSubmit={sent}>
        <DateField<{ day: string }> name="day" label="Day" />
      </Form>
    </OverlaysProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a day' }));
  await userEvent.click(await screen.findByText('21'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ day: '2027-01-21' }));
});
