import { Button } from '@blueprintjs/core';
import { useNavigation, useLocation, useMatches } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { PRODUCT } from 'contract/guides';
import type { Language } from 'contract/languages';
import { ConnectionBar, useUnsent } from '../../shared/offline/ConnectionBar';
import { Row } from '../../shared/layout/layout';
import { Logo } from '../../shared/ui/Sketch';
import { PAGE_TITLE } from '../../shared/ui/PageHeader';
import { Pending } from '../../shared/ui/Pending';
import { useUnreadCount } from '../../domain/messages/messages.api';
import { useConfig, AccountApi } from '../../domain/account/account.api';
import type { PageHandle } from '../../shared/routing/routeDef';
import { useRefreshTokenMutation } from '../../shared/api/baseApi';
import { selectUser } from '../../shared/api/session';
import { t as shared } from '../../shared/en';
import { isAllSaved, discardUnsaved } from '../../shared/form/unsaved';
import { openConfirm } from '../../shared/form/confirm';
import { applyLanguage, currentLanguage } from '../../shared/lib/language';
import { isReachable, probe } from '../../shared/offline/connection';
import { toast } from '../../shared/ui/toast';
import { t } from '../en';
import { loadNewRelease, useNewRelease } from '../release';
import styles from './shell.module.css';

export function Notice() {
  const { count, isShown } = useUnsent();
  const isNewRelease = useNewRelease();
  return (
    <div role="status" className={`${styles.place} no-print`}>
      <ConnectionBar />
      {!isShown && isNewRelease && count === 0 && (
        <div className={styles.release} data-kind="release">
          {t.notice.release}
          <Button
            size="small"
            variant="outlined"
            text={t.notice.reload}
            onClick={() => void loadNewRelease()}
          />
        </div>
      )}
    </div>
  );
}

export const Brand = ({ name, size }: { name: string; size?: number }) => (
  <Row size={4} weight={650} className={styles.brand}>
    <Logo size={size} />
    <span>{name}</span>
  </Row>
);

export function SkipLink() {
  return (
    <a href={`#${PAGE_TITLE}`} className={styles.skip}>
      {t.skipToContent}
    </a>
  );
}

export const OnTheWay = () => useNavigation().state !== 'idle' && <Pending />;

export function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const { productName } = useConfig();
  return handle?.title.replaceAll(PRODUCT, productName) ?? '';
}

export function PageAnnouncer() {
  const title = usePageTitle();
  const { productName } = useConfig();
  const unread = useUnreadCount();
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  useEffect(() => {
    const name = [title, productName].filter(Boolean).join(' · ');
    document.title = unread > 0 ? `(${unread}) ${name}` : name;
  }, [title, productName, unread]);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

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
