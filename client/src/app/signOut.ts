import { AccountApi } from '../domain/account/account.api';
import { readToken } from '../shared/api/token';
import { storeText, textIn } from '../shared/lib/storage';
import type { AppStore } from './store';

const NAME = 'unfinished-sign-out';

/** Only the server can end the session cookie, so the device remembers a sign-out that did not reach it. */
export const rememberSignOut = (isUnfinished: boolean) =>
  storeText('localStorage', NAME, isUnfinished ? 'true' : undefined);

/** Ends a session on the server that was ended offline, unless a later sign-in has replaced its cookie. */
export async function finishSignOut({ dispatch }: AppStore): Promise<void> {
  if (textIn('localStorage', NAME) === null) return;
  if (readToken() !== undefined) return void rememberSignOut(false);
  const { error } = await dispatch(AccountApi.endpoints.logout.initiate(undefined, { track: false }));
  rememberSignOut(error !== undefined);
}
