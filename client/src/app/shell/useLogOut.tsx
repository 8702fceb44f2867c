import { AccountApi } from '../../domain/account/account.api';
import { notifyTabsOfSignOut } from '../../shared/api/session';
import { clearToken } from '../../shared/api/token';
import { t as shared } from '../../shared/en';
import { discardUnsaved, hasUnsaved, leaveQuestion } from '../../shared/form/unsaved';
import { openConfirm } from '../../shared/form/confirm';
import { clearStored } from '../../shared/lib/stored';
import { clearResponseCache } from '../../shared/offline/responseCache';
import { deleteQueuedMutations, useQueuedMutations } from '../../shared/offline/mutationQueue';
import { t } from '../en';
import { rememberSignOut } from '../signOut';

export function useLogOut() {
  const [logout, { isLoading }] = AccountApi.useLogoutMutation();
  const waiting = useQueuedMutations();
  const leave = async () => {
    const { error } = await logout();
    rememberSignOut(error !== undefined);
    await Promise.all([deleteQueuedMutations(), clearResponseCache()]);
    clearToken();
    notifyTabsOfSignOut();
    clearStored();
    discardUnsaved();
    window.location.reload();
  };
  const logOut = async () => {
    if (waiting.length === 0 && !hasUnsaved()) return leave();
    const { title, lost } = t.leaving;
    openConfirm({
      ...(waiting.length > 0
        ? { title, children: lost(waiting.length) }
        : leaveQuestion({ title, children: shared.unsaved.lost })),
      confirmLabel: t.nav.logOut,
      onConfirm: leave,
    });
  };
  return { logOut, isLoading };
}
