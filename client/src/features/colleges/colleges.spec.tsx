import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { applyEvent } from '../../shared/realtime/realtime';
import { savedAs, savedPage } from '../../test/colleges';
import { openColleges } from '../../test/openColleges';
import { pathOf, problem, type Responses } from '../../test/server';

const open = (search = '', saved: readonly SavedCollegeResource[] = [], answers: Responses = {}) =>
  openColleges(search || '?view=list', { saved, answers });

const mine = () => within(screen.getByRole('region', { name: 'My Colleges' }));
const saved = () =>
  mine()
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Compare ', ''));
const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) =>
  user.click(await screen.findByRole('menuitem', { name: item }));
const chips = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === 'true' ? ' *' : ''}`);

const three = [savedAs('applying', 'Brown'), savedAs('interested', 'Duke'), savedAs('interested', 'Yale')];

describe('the student’s own colleges', () => {
  it('are empty at first and link to the search', async () => {
    const { user, router } = await open();
    expect(await mine().findByText('No Saved Colleges.')).toBeDefined();
    await user.click(mine().getByRole('link', { name: 'Find colleges' }));
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  it('are loaded by one request and grouped by status', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      savedAs(index % 2 ? 'applied' : 'interested', `C${index}`),
    );
    const { user, requests } = await open('', many);
    await waitFor(() => expect(saved()).toHaveLength(23));
    expect(requests.filter((request) => pathOf(request) === '/users/saved-colleges')).toHaveLength(1);
    await user.click(mine().getByRole('button', { name: 'Applied 11' }));
    await waitFor(() => expect(saved()).toHaveLength(11));
  });

  it('show deadlines after 2020', async () => {
    const deadlines = { eaDeadline: '2020-11-01', regDeadline: '2027-01-05' };
    await open('', [savedAs('applying', 'Brown', deadlines)]);
    const list = await mine().findByText('Regular');
    expect(list.closest('dl')?.textContent).toMatch(/^RegularTue, Jan 5/);
    expect(mine().queryByText('EA')).toBeNull();
  });

  it('move to the top and to the new status, which the menu then hides', async () => {
    const { user } = await open('?view=list&status=interested', three);
    const button = await mine().findByRole('button', { name: /: Yale$/ });
    await user.click(button);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Applying', 'Applied', 'Remove']);
    await choose(user, 'Applying');
    await screen.findByText('College Added.');
    expect(saved()).toEqual(['Yale', 'Brown']);
    expect(chips()).toEqual(['Interested 1', 'Applied 0', 'Applying 2 *', 'All 3']);
  });

  it('move back when the server rejects the change', async () => {
    const { user } = await open('?view=list&status=interested', three, {
      'POST /users/bookmark': () => problem(500, 'server-error', 'server error'),
    });
    await user.click(await mine().findByRole('button', { name: /: Yale$/ }));
    await choose(user, 'Applied');
    await screen.findByText('server error');
    await waitFor(() => expect(saved()).toEqual(['Duke', 'Yale']));
  });

  it('can be removed, and restored by undo', async () => {
    const { user } = await open('', three);
    await user.click(await mine().findByRole('button', { name: /: Duke$/ }));
    await choose(user, 'Remove');
    await screen.findByText('College removed from saved list');
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Yale']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
    expect(mine().getByRole('button', { name: 'Interested: Duke' })).toBeDefined();
  });

  it('stay when the server does not remove them', async () => {
    const { user } = await open('', three, {
      'DELETE /users/bookmark/{id}': () => problem(500, 'server-error', 'server error'),
    });
    await user.click(await mine().findByRole('button', { name: /: Duke$/ }));
    await choose(user, 'Remove');
    await screen.findByText('Error removing college');
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
  });

  it('follow changes from elsewhere, of the list and of a college', async () => {
    let place = 'Providence';
    let rows = three.slice(1);
    const { store } = await open('', [], {
      'GET /users/saved-colleges': () =>
        savedPage(rows.map((row) => ({ ...row, attributes: { ...row.attributes, location: place } }))),
    });
    await waitFor(() => expect(saved()).toEqual(['Duke', 'Yale']));
    rows = [...three];
    const of = { id: 'record-brown', version: 2, data: { studentId: 'user-1' } };
    act(() => applyEvent(store, { name: 'saved-college.changed', type: 'SavedCollege', ...of }));
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
    place = 'Pawtucket';
    act(() =>
      applyEvent(store, { name: 'college.changed', type: 'College', id: 'brown', version: 7, data: {} }),
    );
    expect(await mine().findAllByText('Pawtucket, RI')).toHaveLength(3);
  });

  it('show an error and offer a retry', async () => {
    let broken = true;
    const { user } = await open('', three, {
      'GET /users/saved-colleges': () =>
        broken ? problem(500, 'server-error', 'server error') : savedPage(three),
    });
    expect(await mine().findByText('Error loading colleges')).toBeDefined();
    broken = false;
    await user.click(mine().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved()).toHaveLength(3));
  });
});

it('a saved college shows passed deadlines after upcoming ones', async () => {
  const dates = { eaDeadline: '2022-11-01', ed1Deadline: '2098-12-01', regDeadline: '2098-01-05' };
  await open('', [savedAs('applying', 'Brown', dates)]);
  const deadlines = within(await mine().findByLabelText('Deadlines'));
  expect(deadlines.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Regular',
    'ED I',
    'EA',
  ]);
  expect(deadlines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Sun, Jan 5, 2098',
    'Mon, Dec 1, 2098',
    'Tue, Nov 1, 2022 (passed)',
  ]);
});

describe('the college dialog', () => {
  it('opens from the name and shows known and unknown facts', async () => {
    const { user, router } = await open('', three);
    await user.click(await mine().findByRole('link', { name: 'Brown' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Brown' }));
    expect(new URLSearchParams(router.state.location.search).get('college')).toBe('brown');
    const facts = Object.fromEntries(
      (await dialog.findAllByRole('term')).map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(facts).toMatchObject({
      'Admission rate': '5.3%',
      'Tuition, in state': '$68,612',
      'Average net price': 'Not published',
      EA: 'Not published',
      Airport: 'Unknown',
    });
    expect(facts.Regular).toMatch(/^Tue, Jan 5/);
    const website = dialog.getByRole<HTMLAnchorElement>('link', { name: /www.brown.edu/ });
    expect([website.href, website.rel]).toEqual(['https://www.brown.edu/', 'noopener noreferrer external']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
  });

  it('begins with the chance, the rate and the next deadline', async () => {
    const { user } = await open('', three);
    await user.click(await mine().findByRole('link', { name: 'Brown' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Brown' }));
    const glance = within(await dialog.findByRole('list', { name: 'At a glance' }));
    expect(await glance.findByRole('button', { name: 'Unknown: why? (Brown)' })).toBeDefined();
    expect(glance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'FitUnknown',
      'Admission rate5.3%',
      'Next deadlineRegular · Tue, Jan 5',
    ]);
  });
});
