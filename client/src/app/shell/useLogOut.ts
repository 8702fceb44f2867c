import { useLogoutMutation } from '../../domain/account/account.api';
import { clearToken } from '../../shared/api/token';
import { forgetKept } from '../../shared/lib/kept';

/** Ends the session and loads the application anew, so that nothing of the person stays in memory. */
export function useLogOut() {
  const [logout, { isLoading }] = useLogoutMutation();
  const logOut = async () => {
    await logout();
    clearToken();
    forgetKept();
    window.location.reload();
  };
  return { logOut, isLoading };
}
