import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RenewedSignIn, SignedIn } from 'contract/sign-in';
import { tokenReceived } from '../../shared/api/session';

/** What follows from proving who one is: the pages of one's role, or the step that comes before them. */
export function useSignedIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return async (answer: SignedIn) => {
    if (!('step' in answer)) return tokenReceived(answer.token)(dispatch);
    const to = new URLSearchParams(search).get('to');
    const next = new URLSearchParams({ step: answer.step, ...(to && { to }) });
    await navigate({ pathname: '/sign-in', search: next.toString() }, { state: state as unknown });
  };
}

/** The same where a link was followed, whose page is left. */
export function useRenewedSignIn() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  return async (answer: RenewedSignIn) => {
    if ('step' in answer) return signedIn(answer);
    await navigate('/');
    await signedIn({ ...answer, token: answer.newToken });
  };
}
