import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { TokenUser } from 'contract/identity';
import { clearStored } from '../lib/stored';
import { clearResponseCache } from '../offline/responseCache';
import { clearToken, readToken, userOf, writeToken } from './token';

interface SessionState {
  readonly user: TokenUser | null;
}

const initialState: SessionState = { user: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userChanged: (_state, { payload }: PayloadAction<TokenUser | null>) => ({ user: payload }),
  },
});

export const sessionReducer = session.reducer;

interface WithSession {
  readonly session: SessionState;
}

export const selectUser = (state: WithSession) => state.session.user;

/** Throws on pages that a visitor may open. */
export function useSignedInUser(): TokenUser {
  const user = useSelector(selectUser);
  if (!user) throw new Error('This page needs a signed-in user');
  return user;
}

/** Whether another tab has signed in another user. */
export function isOfAnother(state: unknown): boolean {
  const shown = (state as Partial<WithSession>).session?.user;
  const signedIn = userOf(readToken());
  return shown && signedIn ? shown.id !== signedIn.id : false;
}

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined;

/** Another tab may see a changed cookie late, so it is sent this at the end of a session, and the token of a new one. */
const ENDED = 'ended';

export const notifyTabsOfSignOut = () => tabs?.postMessage(ENDED);

export const listenToSessions = (dispatch: Dispatch) => {
  tabs?.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === ENDED) clearToken();
    // Earlier releases send null.
    else if (data) writeToken(data);
    sessionRead(dispatch);
  });
};

export const sessionRead = (dispatch: Dispatch) => {
  dispatch(session.actions.userChanged(userOf(readToken())));
};

export const tokenReceived = (token: string) => (dispatch: Dispatch) => {
  const isAnother = userOf(readToken())?.id !== userOf(token)?.id;
  writeToken(token);
  if (isAnother) tabs?.postMessage(token);
  sessionRead(dispatch);
};

export const sessionEnded = (dispatch: Dispatch) => {
  clearToken();
  notifyTabsOfSignOut();
  clearStored();
  void clearResponseCache();
  sessionRead(dispatch);
};
