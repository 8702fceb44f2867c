import { screen, within } from '@testing-library/react';
import { SUPPORT, supportOf } from 'contract/messaging';
import type { ServerEvent } from 'contract/realtime';
import { requestsTo, contact, DANIEL, message, open, stage, user } from '../../test/messages';

const MAYA = 's1';

const inSupport = (id: string, content: string, from: string, answeredBy?: string): ServerEvent => ({
  name: 'message.sent',
  type: 'Message',
  id,
  version: 0,
  data: {
    conversationId: `${MAYA}.${SUPPORT}`,
    senderId: from,
    recipientId: from === SUPPORT ? MAYA : SUPPORT,
    content,
    sentAt: '2026-11-20T16:59:00.000Z',
    clientId: null,
    answeredBy,
  },
});

it('a closed conversation is readable and says that it is closed', async () => {
  stage({ contacts: [contact(DANIEL, 'Daniel', { mayWrite: false })] });
  open();
  expect(await screen.findByText('Hello Zoë')).toBeTruthy();
  expect(
    screen.getByText('You can no longer message each other. You can still read past messages.'),
  ).toBeTruthy();
  expect(screen.getByText('Counselor · Closed')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message to Daniel' })).toBeNull();
});

it('the support team is a contact like any other', async () => {
  stage({
    contacts: [contact(SUPPORT, 'Support', { relation: SUPPORT, lastName: '' })],
    pages: { '': { data: [message('m1', 'How can we help?', { sent_by: SUPPORT })], before: null } },
  });
  open(`/messages?with=${SUPPORT}`);
  expect(await screen.findByText('Answered by the support team')).toBeTruthy();
  const log = await screen.findByRole('region', { name: 'Messages with Support' });
  expect(within(log).getByRole('listitem').textContent).toContain('Support: How can we help?');
});

describe('an admin in the support conversation', () => {
  const stageInbox = () =>
    stage({
      contacts: [
        contact(supportOf(MAYA), 'Maya', {
          relation: SUPPORT,
          lastMessage: { id: 'm1', content: 'Help', sent_at: '2026-11-19T15:00:00.000Z', sent_by: MAYA },
        }),
        contact(MAYA, 'Maya', { relation: 'student' }),
      ],
      pages: {
        '': {
          data: [
            message('m1', 'Help', { sent_by: MAYA }),
            message('m2', 'With what?', { sent_by: SUPPORT, answered_by: 'Ada Whitfield' }),
          ],
          before: null,
        },
      },
    });

  it('sees what people wrote and who has answered', async () => {
    stageInbox();
    const { hear } = open(`/admin/messages?with=${supportOf(MAYA)}`, 'admin');
    const log = await screen.findByRole('region', { name: 'Messages with Maya' });
    const lines = () =>
      within(log)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines()[0]).toContain('Maya: Help');
    expect(lines()[1]).toContain('Ada Whitfield: With what?');
    hear(inSupport('m3', 'With my tasks', MAYA), inSupport('m4', 'Look again', SUPPORT, 'Bea Lind'));
    await within(log).findByText('Look again');
    expect(lines()[2]).toContain('Maya: With my tasks');
    expect(lines()[3]).toContain('Bea Lind: Look again');
    const list = screen.getByRole('list', { name: 'Contacts' });
    const [asker, direct] = within(list).getAllByRole('link');
    expect(asker!.textContent).toContain('Maya Reyes to Support');
    expect(asker!.textContent).toContain('You: Look again');
    expect(direct!.textContent).toContain('Student');
    hear({ name: 'presence.changed', type: 'Message', id: MAYA, version: 0, data: { online: true } });
    expect(await within(list).findAllByTitle('Online')).toHaveLength(2);
    hear({ name: 'typing', type: 'Message', id: supportOf(MAYA), version: 0, data: {} });
    expect(await screen.findByText('Maya is typing…')).toBeTruthy();
  });

  it('answers once in the name of Support', async () => {
    const requests = stageInbox();
    open(`/admin/messages?with=${supportOf(MAYA)}`, 'admin');
    await user.type(await screen.findByRole('textbox', { name: 'Message to Maya' }), 'On it{Enter}');
    const log = await screen.findByRole('region', { name: 'Messages with Maya' });
    expect(await within(log).findByText('Zoë Berg:')).toBeTruthy();
    expect(within(log).getAllByText('On it')).toHaveLength(1);
    const [sent] = requestsTo(requests, 'POST', '/messages');
    expect(await sent!.json()).toMatchObject({ content: 'On it', sentTo: supportOf(MAYA) });
  });
});
