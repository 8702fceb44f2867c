import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey });

// A file of its own, because the code of the palette is loaded only once.
it('Escape cancels the palette while its code loads', async () => {
  serve({ 'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: null, facets: null }) });
  renderApp({ role: 'counselor', at: '/edit-password' });
  await screen.findByLabelText('New password');
  press('k', true);
  press('x');
  press('Escape');
  expect(press('y')).toBe(true);
  await act(() => import('./Palette'));
  press('k', true);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find anything' });
  expect(field.value).toBe('');
});
