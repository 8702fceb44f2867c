import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUIDES, type Guide } from 'contract/guides';
import type { TaskAssignmentResource } from 'contract/tasks';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';
import { taskNamed } from '../../test/tasks';
import { t as spanish } from './es';

const user = userEvent.setup({ delay: null });

function open(at = '/guides', answers: Responses = {}) {
  const tasks: TaskAssignmentResource[] = [];
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data: tasks }),
    'POST /v2/tasks/reminders': ({ body }) => {
      tasks.push(taskNamed(body.name, { isReminder: true, notes: body.notes }));
      return { id: body.name };
    },
    ...answers,
  });
  renderApp({ role: 'student', at });
  return requests;
}

it('the guides page is titled with the product and has a tab per guide', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quadrangle Guides' })).toBeTruthy();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'How All This Works',
    'Narrative Planning',
    'College Planning',
    'Application Essays',
    'Extracurricular Planning',
    'Letters of Recommendation',
    'Interview Planning',
    'Testing',
  ]);
});

it.each(GUIDES)('the guide %s opens by its address, with its tab’s name and contents', async (guide) => {
  open(`/guides?guide=${guide}`);
  const article = await screen.findByRole('article');
  const tab = screen.getByRole('tab', { selected: true }).textContent;
  expect(within(article).getByRole('heading', { level: 2 }).textContent).toBe(tab);
  const sections = within(article).getAllByRole('heading', { level: 3 });
  const contents = within(screen.getByRole('navigation', { name: 'In this guide' }));
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    sections.map((heading) => [heading.textContent, `/guides?guide=${guide}#${heading.id}`]),
  );
  expect(document.body.textContent).not.toContain('{product}');
});

it('a guide says how long it takes, links to pages and to the next one', async () => {
  open('/guides?guide=testing');
  const article = within(await screen.findByRole('article'));
  expect(article.getByText(/^\d+-minute read$/)).toBeTruthy();
  expect(article.getByRole('link', { name: 'Account Review' }).getAttribute('href')).toBe('/get-help');
  expect(article.queryByRole('link', { name: /^Next/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guide' }), 'Interview Planning');
  await user.click(await screen.findByRole('link', { name: 'Next: Testing' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Testing' })).toBeTruthy();
});

it('the guides page switches by tab and by select', async () => {
  open();
  await user.click(await screen.findByRole('tab', { name: 'Interview Planning' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Interview Planning' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guide' }), 'Testing');
  expect(await screen.findByRole('heading', { level: 2, name: 'Testing' })).toBeTruthy();
});

it('a checklist item becomes a reminder once', async () => {
  const requests = open('/guides?guide=interview-planning');
  const item = 'Arrive 15 minutes early';
  await user.click(await screen.findByRole('button', { name: `Add to my tasks: ${item}` }));
  const added = await screen.findByRole('button', { name: `In my tasks: ${item}` });
  expect(await screen.findByText('Added to your tasks.')).toBeTruthy();
  await user.click(added);
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { name: item, notes: 'From the guide “Interview Planning”.' },
  ]);
});

it.each(GUIDES)('the guide %s has the same Spanish name as its tab', async (guide) => {
  const { default: text } = (await import(`contract/guides/es/${guide}.md`)) as { default: Guide };
  expect(text.title).toBe(spanish.tabs[guide]);
});

it('a checklist item counts as added in another language', async () => {
  open('/guides?guide=interview-planning', {
    'GET /v2/tasks/all': () => ({ data: [taskNamed('Llegar 15 minutos antes', { isReminder: true })] }),
  });
  expect(await screen.findByRole('button', { name: 'In my tasks: Arrive 15 minutes early' })).toBeTruthy();
});

it('a checklist item shows why it was not added and allows a retry', async () => {
  open('/guides?guide=interview-planning', {
    'POST /v2/tasks/reminders': () => problem(503, 'store-unavailable', 'Please try again in a moment.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add to my tasks: Arrive 15 minutes early' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to my tasks: Arrive 15 minutes early' })).toBeTruthy();
});

it('a failed download shows the reason', async () => {
  open('/guides', {
    'GET /guides/{guide}/download': () => problem(503, 'store-unavailable', 'Please try again in a moment.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Download How All This Works as a PDF' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
});
