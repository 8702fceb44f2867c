import { configureStore } from '@reduxjs/toolkit';
import { savedAs, savedPage } from '../../test/colleges';
import { deferred, serve, tokenFor } from '../../test/server';
import { api } from '../../shared/api/baseApi';
import { writeToken } from '../../shared/api/token';
import { SavedApi } from './saved.api';

it('a moved college is first before the server responds', async () => {
  writeToken(tokenFor({}));
  const answer = deferred<void>();
  const [amherst, brown] = [savedAs('interested', 'Amherst'), savedAs('interested', 'Brown')];
  serve({
    'GET /users/saved-colleges': () => savedPage([amherst, brown]),
    'POST /users/bookmark': () => answer.promise.then(() => ({ data: { id: brown.id } })),
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { savedColleges, saveCollege } = SavedApi.endpoints;
  await store.dispatch(savedColleges.initiate());
  const ceeb = brown.attributes.ceeb_code;
  const saving = store.dispatch(saveCollege.initiate({ ceeb, state: 'RI', status: 'applying' }));
  const shown = savedColleges.select()(store.getState()).data!;
  expect(shown.map(({ attributes }) => [attributes.ceeb_code, attributes.status])).toEqual([
    [ceeb, 'applying'],
    [amherst.attributes.ceeb_code, 'interested'],
  ]);
  answer.resolve();
  await saving;
});
