import { AccountApi } from '../domain/account/account.api';
import { readToken } from '../shared/api/token';
import { stored } from '../shared/lib/stored';
import type { AppStore } from './store';

const unfinished = stored<true>('unfinished-sign-out', { outlastsSession: true });

/** Only the server can end the session cookie, so the device remembers a sign-out that did not reach it. */
export const rememberSignOut = (isUnfinished: boolean) => unfinished.set(isUnfinished || undefined);

/** Ends a session on the server that was ended offline, unless a later sign-in has replaced its cookie. */
export async function finishSignOut({ dispatch }: AppStore): Promise<void> {
  if (!unfinished.get()) return;
  if (readToken() !== undefined) return void rememberSignOut(false);
  const { error } = await dispatch(AccountApi.endpoints.logout.initiate(undefined, { track: false }));
  rememberSignOut(error !== undefined);
}
