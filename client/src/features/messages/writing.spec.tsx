import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SentMessageResource } from 'contract/messaging';
import type { NewMessage } from 'contract/requests/messaging';
import { clearStored } from '../../shared/lib/stored';
import {
  requestsTo,
  composer,
  contact,
  DANIEL,
  incoming,
  lines,
  ME,
  open,
  sent,
  stage,
  user,
} from '../../test/messages';
import { deferred, problem } from '../../test/server';
import { sendWaiting } from '../../app/offline';

describe('a written message', () => {
  it('appears at once and is not repeated when the server echoes it', async () => {
    const answer = deferred<SentMessageResource>();
    const bodies: NewMessage[] = [];
    stage({
      answers: {
        'POST /messages': ({ body }) => {
          bodies.push(body);
          return answer.promise;
        },
      },
    });
    const { hear } = open();
    await screen.findByText('Hello Zoë');
    await user.type(await composer(), '  One{Shift>}{Enter}{/Shift}Two {Enter}');
    expect((await composer()).value).toBe('');
    expect(document.activeElement).toBe(await composer());
    expect((await lines()).at(-1)).toBe('You: One\nTwo12:00 PM · Sending…');
    await waitFor(() => expect(bodies).toHaveLength(1));
    hear(incoming('own-1', 'One\nTwo', bodies[0]!.clientId, ME));
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: One\nTwo11:59 AM · Sent'));
    await act(async () => answer.resolve(sent('own-1')));
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    hear({
      name: 'message.seen',
      type: 'Message',
      id: 'own-1',
      version: 1,
      data: {
        conversationId: '',
        senderId: ME,
        readerId: DANIEL,
        upTo: '2026-11-20T17:00:00.000Z',
        seenAt: '2026-11-20T17:01:00.000Z',
      },
    });
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: One\nTwo11:59 AM · Seen'));
  });

  it('stays with the reason of a failure and keeps its id on Retry', async () => {
    const bodies: NewMessage[] = [];
    stage({
      answers: {
        'POST /messages': ({ body }) =>
          bodies.push(body) === 1 ? problem(429, 'too-many-requests', 'Too many attempts.') : sent('own-1'),
      },
    });
    open();
    await user.type(await composer(), 'Hello{Enter}');
    expect(await screen.findByText('Error sending message: Too many attempts.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: Hello12:00 PM · Sent'));
    expect(bodies.map(({ clientId }) => clientId)).toEqual([bodies[0]!.clientId, bodies[0]!.clientId]);
    expect(screen.queryByText(/^Error sending/)).toBeNull();
    expect(await lines()).toHaveLength(2);
  });

  it('is sent in order once the server is reachable again', async () => {
    let offline = true;
    const bodies: NewMessage[] = [];
    stage({
      answers: {
        'POST /messages': ({ body }) => {
          if (offline) throw new TypeError('Failed to fetch');
          bodies.push(body);
          return sent(`own-${bodies.length}`);
        },
      },
    });
    const { store } = open();
    await user.type(await composer(), 'One{Enter}Two{Enter}');
    await screen.findByText(/Waiting for the connection/);
    expect((await lines()).slice(-2)).toEqual(['You: One', 'You: Two12:00 PM · Waiting for the connection']);
    offline = false;
    await act(async () => {
      await sendWaiting(store);
    });
    await waitFor(() => expect(screen.queryByText(/Waiting for/)).toBeNull());
    expect(bodies.map(({ content }) => content)).toEqual(['One', 'Two']);
    expect(await lines()).toHaveLength(3);
  });

  it('is limited to 5000 characters and keeps longer text in the field', async () => {
    const requests = stage();
    open();
    fireEvent.change(await composer(), { target: { value: 'x'.repeat(5001) } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message should have a maximum length of 5000')).toBeTruthy();
    expect((await composer()).value).toHaveLength(5001);
    expect(requestsTo(requests, 'POST', '/messages')).toEqual([]);
  });

  it('stays as a draft per contact until the session ends', async () => {
    stage({ contacts: [contact(DANIEL, 'Daniel'), contact('c2', 'Maya')] });
    const { unmount } = open();
    await user.type(await composer(), 'Half a sen');
    await user.click(screen.getByRole('link', { name: /Maya/ }));
    const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Maya' });
    expect(other.value).toBe('');
    unmount();
    open();
    expect((await composer()).value).toBe('Half a sen');
    clearStored();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Half');
  });
});
