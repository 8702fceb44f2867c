import { configureStore } from '@reduxjs/toolkit';
import { tokenFor } from '../../test/server';
import { selectUser, sessionReducer, sessionRead } from './session';
import { userOf, writeToken } from './token';

it('the user object stays the same if a new token changes nothing', () => {
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

it('a token is decoded only once', () => {
  const decode = jest.spyOn(globalThis, 'atob');
  const token = tokenFor({ first_name: 'Once' });
  const users = [userOf(token), userOf(token), userOf(token)];
  expect(users.map((user) => user?.first_name)).toEqual(['Once', 'Once', 'Once']);
  expect(decode).toHaveBeenCalledTimes(1);
  decode.mockRestore();
});
