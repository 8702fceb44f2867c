import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Conversation } from 'contract/messaging';
import { Options } from 'linkifyjs';
import {
  requestsTo,
  DANIEL,
  incoming,
  lines,
  ME,
  message,
  open,
  region,
  stage,
  user,
} from '../../test/messages';

describe('a long conversation', () => {
  const page = (name: string, before: string | null, more?: Parameters<typeof message>[2]): Conversation => ({
    data: [message(`${name}1`, `${name} one`, more), message(`${name}2`, `${name} two`, more)],
    before,
  });
  const unseen = { sent_by: ME, seen_at: null };
  const openAll = async (pages: Record<string, Conversation>) => {
    const requests = stage({ pages });
    const app = open();
    for (const { before } of Object.values(pages)) {
      if (before === null) continue;
      await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
      // A click on the button of a page that is still loading does nothing.
      await screen.findByText(pages[before]!.data[0]!.attributes.content);
    }
    const shown = async () =>
      (await lines()).map((line) => /(First|Second|Third|New) (one|two)/.exec(line ?? '')?.[0]);
    return { ...app, requests, shown };
  };

  it('reloads only its newest page after a lost connection', async () => {
    const pages: Record<string, Conversation> = {
      '': page('Third', 'c3'),
      c3: page('Second', 'c2'),
      c2: page('First', null, unseen),
    };
    const { requests, reconnect, shown } = await openAll(pages);
    await screen.findByText('First one');
    const before = requestsTo(requests, 'GET', `/messages/sendee/${DANIEL}`).length;
    const seen = message('New one', 'New one', { sent_by: ME });
    pages[''] = { data: [message('Third2', 'Third two'), seen], before: 'c3-2' };
    reconnect();
    await screen.findByText('New one');
    expect(requestsTo(requests, 'GET', `/messages/sendee/${DANIEL}`)).toHaveLength(before + 1);
    expect(await shown()).toEqual([
      ...['First one', 'First two', 'Second one', 'Second two'],
      ...['Third one', 'Third two', 'New one'],
    ]);
    expect((await region()).textContent).not.toContain('Sent');
  });

  it('shows no gap when more than one page was missed', async () => {
    const pages: Record<string, Conversation> = { '': page('Second', 'c2'), c2: page('First', null) };
    const { reconnect, shown } = await openAll(pages);
    await screen.findByText('First one');
    pages[''] = page('New', 'c9');
    reconnect();
    await screen.findByText('New one');
    expect(await shown()).toEqual(['New one', 'New two']);
  });

  it('parses links only once when a line is redrawn', async () => {
    stage({ pages: { '': { data: [message('m1', 'See https://one.test')], before: null } } });
    const { hear } = open();
    await screen.findByRole('link', { name: 'https://one.test' });
    const found = jest.spyOn(Options.prototype, 'check');
    hear({ name: 'typing', type: 'Message', id: DANIEL, version: 0, data: {} });
    expect(await within(await region()).findByText(/is typing/)).toBeTruthy();
    hear(incoming('m2', 'And https://two.test'));
    await screen.findByRole('link', { name: 'https://two.test' });
    // The first render may happen twice, as in React's strict mode.
    expect(new Set(found.mock.calls.map(([{ v }]) => v))).toEqual(new Set(['https://two.test']));
    found.mockRestore();
  });

  it('drops the pages that the reader has scrolled past', async () => {
    const { shown } = await openAll({
      '': page('Third', 'c3'),
      c3: page('Second', 'c2'),
      c2: page('First', null),
    });
    await screen.findByText('First one');
    const scroller = await region();
    scroller.scrollTop = -1_000;
    fireEvent.scroll(scroller);
    await user.click(await screen.findByRole('button', { name: 'Newest messages' }));
    fireEvent.scroll(scroller);
    await waitFor(() => expect(screen.queryByText('First one')).toBeNull());
    expect(await shown()).toEqual(['Second one', 'Second two', 'Third one', 'Third two']);
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('First one')).toBeTruthy();
  });
});

it('a conversation neither misses nor repeats messages after offline', async () => {
  const pages = { '': { data: [message('m1', 'One')], before: null as string | null } };
  stage({ pages });
  const { hear, reconnect } = open();
  await screen.findByText('One');
  pages[''] = {
    data: [message('m1', 'One'), message('m2', 'Two'), message('m3', 'Three')],
    before: null,
  };
  reconnect();
  await within(await region()).findByText('Three');
  hear(incoming('m3', 'Three'), incoming('m4', 'Four'));
  await within(await region()).findByText('Four');
  expect((await lines()).map((line) => /^Daniel: (One|Two|Three|Four)/.exec(line ?? '')?.[1])).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
});
