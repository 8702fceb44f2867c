import { configureStore } from '@reduxjs/toolkit';
import { tokenFor } from '../../test/server';
import { selectUser, sessionReducer, sessionRead } from './session';
import { userOf, writeToken } from './token';

it('keeps the same user while a renewed token says nothing else', () => {
  const store = configureStore({ reducer: { session: sessionReducer } });
  const userBy = (token: string) => {
    writeToken(token);
    store.dispatch(sessionRead);
    return selectUser(store.getState());
  };
  const user = userBy(tokenFor({}, 1));
  expect(userBy(tokenFor({}, 2))).toBe(user);
  expect(userBy(tokenFor({ role: 'counselor' }, 3))).toMatchObject({ role: 'counselor' });
});

it('decodes a token once, however often its user is asked for', () => {
  const decode = jest.spyOn(globalThis, 'atob');
  const token = tokenFor({ first_name: 'Once' });
  const users = [userOf(token), userOf(token), userOf(token)];
  expect(users.map((user) => user?.first_name)).toEqual(['Once', 'Once', 'Once']);
  expect(decode).toHaveBeenCalledTimes(1);
  decode.mockRestore();
});
