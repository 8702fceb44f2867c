import { useSelector } from 'react-redux';
import type { Language } from 'contract/languages';
import { AccountApi } from '../../domain/account/account.api';
import { useRefreshTokenMutation } from '../../shared/api/baseApi';
import { selectUser } from '../../shared/api/session';
import { t as shared } from '../../shared/en';
import { isAllSaved, discardUnsaved } from '../../shared/form/unsaved';
import { openConfirm } from '../../shared/form/confirm';
import { applyLanguage, currentLanguage } from '../../shared/lib/language';
import { isReachable, probe } from '../../shared/offline/connection';
import { toast } from '../../shared/ui/toast';
import { t } from '../en';

export function useLanguage() {
  const user = useSelector(selectUser);
  const [change] = AccountApi.useChangeLanguageMutation();
  const [refreshToken] = useRefreshTokenMutation();
  const changeLanguage = async (language: Language) => {
    if (user) {
      await change({ language }).unwrap();
      await refreshToken();
    }
    discardUnsaved();
    await applyLanguage(language);
  };
  const choose = async (language: Language) => {
    if (language === currentLanguage) return;
    // The bundle of the other language is not available offline.
    if (!(await isReachable())) {
      probe();
      return toast.error(shared.errors.unanswered);
    }
    if (isAllSaved()) return changeLanguage(language).catch(toast.failure);
    openConfirm({
      title: t.language.unsaved,
      children: shared.unsaved.lost,
      confirmLabel: t.language.change,
      onConfirm: () => changeLanguage(language),
    });
  };
  return choose;
}
