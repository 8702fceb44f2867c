import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { PRODUCT } from 'contract/guides';
import { useUnreadCount } from '../../domain/messages/messages.api';
import { useConfig } from '../../domain/account/account.api';
import type { PageHandle } from '../../shared/routing/routeDef';
import { PAGE_TITLE } from '../../shared/ui/PageHeader';

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
