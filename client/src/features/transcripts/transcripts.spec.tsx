import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranscriptPage, TranscriptResource } from 'contract/transcripts';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';

const requested = (
  id: string,
  name: string,
  attributes: Partial<TranscriptResource['attributes']> = {},
): TranscriptResource => ({
  id,
  attributes: {
    ...{ ceebCode: '3434', college: 'Duke', document: 'transcript', requestedOn: '2026-11-03' },
    ...{ requestedBy: 'student', dueOn: '2026-12-01', sentOn: null, way: null },
    ...attributes,
  },
  relationships: {
    student: { data: { id: `s-${id}`, attributes: { name } } },
    sender: { data: attributes.sentOn ? { id: 'c1', attributes: { name: 'Daniel Reyes' } } : null },
  },
});

const pageOf = (...data: TranscriptResource[]): TranscriptPage => ({
  data,
  pageCount: 1,
  total: data.length,
  counts: { open: 12, late: 2, dueSoon: 3, sent: 40 },
});

const user = userEvent.setup({ delay: null });

function open(answers: Responses = {}, at = '/transcripts') {
  const requests = serve({
    'GET /transcripts': () => pageOf(requested('d1', 'Maya Torres'), requested('d2', 'Noah Berg')),
    'POST /transcripts/sent': done,
    'POST /transcripts/reopened': done,
    'DELETE /users/{studentId}/transcripts/{id}': done,
    ...answers,
  });
  renderApp({ role: 'counselor', at });
  return requests;
}

beforeEach(() => itIs('2026-11-24T17:00:00.000Z'));

it('the queue says what is to be sent, for whom and by when', async () => {
  open();
  expect(await screen.findByText('12 documents to send · 2 late · 3 due within a week')).toBeTruthy();
  expect(screen.getByText(/^Nothing is sent from here/)).toBeTruthy();
  const [, row] = await screen.findAllByRole('row');
  expect(row!.textContent).toMatch(/Maya Torres.*Transcript.*Duke.*Dec 1.*in 7 days.*Nov 3.*by the student/);
  expect(screen.getByRole('button', { name: 'Sent 40' })).toBeTruthy();
});

it('several documents are marked as sent in one act, which can be undone', async () => {
  const requests = open({ 'POST /undo': done });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('toolbar', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Mark as sent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 documents as sent' }));
  await user.selectOptions(dialog.getByLabelText('How'), 'Mail');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await screen.findByText('2 documents marked as sent.')).toBeTruthy();
  expect(screen.queryByRole('toolbar', { name: /selected/ })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(async () =>
    expect(await writesIn(requests)).toMatchObject([
      {
        call: 'POST /transcripts/sent',
        body: { ids: ['d1', 'd2'], sentOn: '2026-11-24', way: 'mail' },
      },
      { call: 'POST /undo' },
    ]),
  );
});

it('the form shows under the day why it is refused', async () => {
  const future = 'The day it was sent can’t be in the future.';
  open({
    'POST /transcripts/sent': () => problem(409, 'sent-in-future', future, { sentOn: future }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Mark as sent: Transcript of Maya Torres for Duke' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 1 document as sent' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await dialog.findByText(future)).toBeTruthy();
});

it('a request that is not needed is withdrawn', async () => {
  const requests = open();
  await user.click(
    await screen.findByRole('button', { name: 'Not needed: Transcript of Noah Berg for Duke' }),
  );
  expect(await screen.findByText('Transcript for Duke: request withdrawn.')).toBeTruthy();
  expect((await writesIn(requests)).map(({ call }) => call)).toEqual(['DELETE /users/s-d2/transcripts/d2']);
});

it('the sent documents say when, how and by whom, and can be reopened', async () => {
  const sent = requested('d1', 'Maya Torres', { sentOn: '2026-11-20', way: 'electronic-service' });
  const requests = open({ 'GET /transcripts': () => pageOf(sent) }, '/transcripts?state=sent');
  const row = (await screen.findByText('Electronic service')).closest('tr');
  expect(row!.textContent).toMatch(/Nov 20.*Electronic service.*Daniel Reyes/);
  await user.click(screen.getByRole('button', { name: /^Mark as not sent: Transcript of Maya/ }));
  expect(await screen.findByText('1 document marked as not sent.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([{ call: 'POST /transcripts/reopened', body: { ids: ['d1'] } }]);
});

it('an empty queue says where documents are asked for', async () => {
  open({ 'GET /transcripts': () => pageOf() });
  expect(await screen.findByText(/^There’s nothing to send\./)).toBeTruthy();
});

it('the filters are in the address and sent to the server', async () => {
  const requests = open();
  await user.selectOptions(await screen.findByLabelText('Document'), 'Final report');
  await user.selectOptions(screen.getByLabelText('Order'), 'Longest wait first');
  await waitFor(() =>
    expect(
      requests.some(({ url }) => url.includes('document=final-report') && url.includes('sort=waiting')),
    ).toBe(true),
  );
});
