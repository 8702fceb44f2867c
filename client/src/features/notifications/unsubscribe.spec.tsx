import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve } from '../../test/server';

const user = userEvent.setup({ delay: null });

describe('the unsubscribe page', () => {
  it('asks a visitor before it unsubscribes', async () => {
    const requests = serve({ 'POST /notifications/unsubscribe': done });
    renderApp({ at: '/unsubscribe?token=of-a-mail' });
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('You’re unsubscribed from these emails.')).toBeTruthy();
    expect(requests.map(pathOf)).toEqual(['/notifications/unsubscribe']);
    expect(new URL(requests[0]!.url).searchParams.get('token')).toBe('of-a-mail');
  });

  it('says what is wrong with a link', async () => {
    const sentence = 'This link is no longer valid. Sign in to manage your email preferences.';
    serve({ 'POST /notifications/unsubscribe': () => problem(403, 'invalid-unsubscribe-link', sentence) });
    renderApp({ at: '/unsubscribe?token=old' });
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('offers nothing when the link is incomplete', async () => {
    serve({});
    renderApp({ at: '/unsubscribe' });
    expect(await screen.findByText(/^This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage email preferences' })).toBeTruthy();
  });
});
