import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordViewResource } from 'contract/record-views';
import { renderApp } from '../../test/renderApp';
import { problem, serve } from '../../test/server';

const user = userEvent.setup({ delay: null });

const view = (id: string, attributes: Partial<RecordViewResource['attributes']>): RecordViewResource => ({
  id,
  attributes: {
    ...{ what: 'snapshot', viewedAt: '2026-09-14T15:05:00.000Z', role: 'counselor', name: 'Daniel Reyes' },
    ...attributes,
  },
  relationships: {},
});

const open = () => renderApp({ role: 'student', at: '/profile/views' });

const lines = async () =>
  (await screen.findAllByRole('listitem'))
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('·'));

describe('the list of record views', () => {
  it('shows role, part and time, and no names of erased users', async () => {
    serve({
      'GET /users/record-views': () => ({
        data: [
          view('v1', {}),
          view('v2', { what: 'export', role: 'account_admin', name: null }),
          view('v3', { what: 'plan', role: 'parent', name: null }),
        ],
        pageCount: 1,
      }),
    });
    open();
    await screen.findByText('Daniel Reyes');
    expect(await lines()).toEqual([
      expect.stringMatching(/^Daniel ReyesCounselor · Viewed your snapshot.*Sep 14.*11:05 AM$/),
      expect.stringMatching(
        /^A former staff memberAccount admin · Exported your whole record for your family/,
      ),
      expect.stringMatching(/^A former parentParent · Viewed your plan/),
    ]);
  });

  it('is empty at first', async () => {
    serve({ 'GET /users/record-views': () => ({ data: [], pageCount: 0 }) });
    open();
    expect(await screen.findByText('No one has viewed your record yet.')).toBeTruthy();
  });

  it('has pages', async () => {
    serve({
      'GET /users/record-views': ({ query }) => ({
        data: [view('v', { name: `Page ${query.currentPage}` })],
        pageCount: 2,
      }),
    });
    open();
    await screen.findByText('Page 1');
    const pages = screen.getByRole('navigation', { name: 'Pages of record views' });
    await user.click(within(pages).getByRole('button', { name: /next/i }));
    expect(await screen.findByText('Page 2')).toBeTruthy();
  });

  it('shows why it cannot be loaded', async () => {
    serve({ 'GET /users/record-views': () => problem(503, 'unavailable', 'The store is away.') });
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
