import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RenewedSignIn, SignedIn } from 'contract/sign-in';
import { tokenReceived } from '../../shared/api/session';
import { readToken } from '../../shared/api/token';
import { t } from './en';

/** Throws when the browser blocks cookies. */
export function useEnter() {
  const dispatch = useDispatch();
  return (token: string) => {
    tokenReceived(token)(dispatch);
    if (!readToken()) throw new Error(t.noCookies);
  };
}

export function useSignedIn() {
  const enter = useEnter();
  const navigate = useNavigate();
  const location = useLocation();
  return async (answer: SignedIn) => {
    if (!('step' in answer)) return enter(answer.token);
    const to = new URLSearchParams(location.search).get('to');
    const next = new URLSearchParams({ step: answer.step, ...(to && { to }) });
    await navigate({ pathname: '/sign-in', search: next.toString() }, { state: location.state as unknown });
  };
}

/** For a page that was opened by a link in an email; leaves that page. */
export function useRenewedSignIn() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  return async (answer: RenewedSignIn) => {
    if ('step' in answer) return signedIn(answer);
    await navigate('/');
    await signedIn({ ...answer, token: answer.newToken });
  };
}
