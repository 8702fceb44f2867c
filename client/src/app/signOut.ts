import { accountApi } from '../domain/account/account.api';
import { readToken } from '../shared/api/token';
import { keepText, textIn } from '../shared/lib/storage';
import type { AppStore } from './store';

const NAME = 'unfinished-sign-out';

/** The cookie that continues the session can be ended by the server alone, so a failure is remembered on the device. */
export const rememberSignOut = (isUnfinished: boolean) =>
  keepText('localStorage', NAME, isUnfinished ? 'true' : undefined);

/** Ends on the server what was ended here while it did not answer, unless a sign-in has replaced that cookie since. */
export async function finishSignOut({ dispatch }: AppStore): Promise<void> {
  if (textIn('localStorage', NAME) === null) return;
  if (readToken() !== undefined) return void rememberSignOut(false);
  const { error } = await dispatch(accountApi.endpoints.logout.initiate(undefined, { track: false }));
  rememberSignOut(error !== undefined);
}
