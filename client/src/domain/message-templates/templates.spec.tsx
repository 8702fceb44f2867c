import { screen, within } from '@testing-library/react';
import type { MessageTemplateResource } from 'contract/message-templates';
import { contact, open, stage, user } from '../../test/messages';
import { problem, writesIn } from '../../test/server';

const APPOINTMENT: MessageTemplateResource = {
  id: 't1',
  attributes: { name: 'Appointment', text: 'Your appointment is on Monday.' },
  relationships: {},
};

const maya = contact('maya', 'Maya', { relation: 'student' });

async function openConversation(answers: Parameters<typeof stage>[0]) {
  const requests = stage({ contacts: [maya], ...answers });
  open('/counselor/messages?with=maya', 'counselor');
  return {
    requests,
    field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Maya' }),
  };
}

const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Templates' }));
const item = (name: string) => screen.findByRole('menuitem', { name });
const template = (name: string) => screen.findByRole('menuitemradio', { name });

describe('the message templates of staff', () => {
  it('are inserted into the message', async () => {
    const { field } = await openConversation({
      answers: { 'GET /messages/templates': () => ({ data: [APPOINTMENT] }) },
    });
    await user.type(field, 'Hello Maya');
    await openMenu();
    await user.click(await template('Appointment'));
    expect(field.value).toBe('Hello Maya\n\nYour appointment is on Monday.');
  });

  it('are saved under a name', async () => {
    const { requests, field } = await openConversation({
      answers: { 'POST /messages/templates': () => ({ id: 't2' }) },
    });
    await openMenu();
    expect(await screen.findByText(/^Write a text you use often/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.type(field, 'See you there.');
    await openMenu();
    await user.click(await item('Save this text as a template'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a template' }));
    await user.type(dialog.getByLabelText('Name'), 'Meeting');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Meeting” saved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'POST /messages/templates', body: { name: 'Meeting', text: 'See you there.' } },
    ]);
  });

  it('are edited while they are in the field', async () => {
    const { requests } = await openConversation({
      answers: {
        'GET /messages/templates': () => ({ data: [APPOINTMENT] }),
        'PATCH /messages/templates/{id}': () => undefined,
      },
    });
    await openMenu();
    await user.click(await template('Appointment'));
    await openMenu();
    await user.click(await item('Edit “Appointment”'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Appointment”' }));
    const text = dialog.getByLabelText('Text');
    await user.clear(text);
    await user.type(text, 'See you on Tuesday.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Appointment” saved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'PATCH /messages/templates/t1',
        body: { name: 'Appointment', text: 'See you on Tuesday.' },
      },
    ]);
  });

  it('are deleted while they are in the field', async () => {
    const { requests } = await openConversation({
      answers: {
        'GET /messages/templates': () => ({ data: [APPOINTMENT] }),
        'DELETE /messages/templates/{id}': () => undefined,
      },
    });
    await openMenu();
    await user.click(await template('Appointment'));
    await openMenu();
    await user.click(await item('Delete “Appointment”'));
    expect(await screen.findByText('“Appointment” deleted.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual(['DELETE /messages/templates/t1']);
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    await openConversation({
      answers: {
        'GET /messages/templates': () =>
          isDown ? problem(500, 'internal', 'Something went wrong.') : { data: [APPOINTMENT] },
      },
    });
    await openMenu();
    isDown = false;
    await user.click(await item('Try again'));
    await openMenu();
    expect(await template('Appointment')).toBeTruthy();
  });
});
