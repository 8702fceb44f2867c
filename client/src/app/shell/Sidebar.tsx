import { useEffect, useId, useRef } from 'react';
import { NavLink as RouterLink, useLocation } from 'react-router-dom';
import { useConfig } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Text } from '../../shared/layout/layout';
import { grouped, type NavGroup, type NavLink, type NavEntry } from '../../shared/routing/routeDef';
import { EnvelopeIcon, LockIcon, LogOutIcon, DownloadIcon } from '../../shared/ui/icons';
import { api } from '../../shared/api/baseApi';
import { savesFile } from '../../shared/api/download';
import { toast } from '../../shared/ui/toast';
import { useUnreadCount } from '../../domain/messages/messages.api';
import { t } from '../en';
import { PaletteButton } from '../palette/PaletteHost';
import { Brand } from './frame';
import styles from './shell.module.css';
import { useLogOut } from './useLogOut';
import badge from '../../shared/ui/parts.module.css';

interface NavItemProps extends NavLink {
  readonly className: string | undefined;
  readonly onClick?: () => void;
}

export const NavItem = ({ to, label, icon: Icon, counts, ...link }: NavItemProps) => (
  <li>
    <RouterLink to={to} className={link.className} onClick={link.onClick}>
      <Icon />
      {label}
      {counts && <Count of={counts} />}
    </RouterLink>
  </li>
);

type Counted = NonNullable<NavEntry['counts']>;

const COUNTS: Readonly<Record<Counted, () => number>> = { 'unread-messages': useUnreadCount };

function Count({ of }: { of: Counted }) {
  const useCount = COUNTS[of];
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className={badge.badge} data-count>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t.nav.waiting(count)}</span>
    </span>
  );
}

const MANY = 12;

interface SidebarProps {
  readonly links: readonly NavLink[];
  readonly onLeave?: () => void;
}

export function Sidebar({ links, onLeave }: SidebarProps) {
  const { productName, supportEmail } = useConfig();
  const { role } = useSignedInUser();
  const nav = useScrollToCurrent();
  return (
    <nav
      ref={nav}
      aria-label={t.nav.main}
      className={styles.sidebar}
      data-long={links.length > MANY || undefined}
    >
      <Brand name={productName} />
      <PaletteButton onOpen={onLeave} />
      <Box pad={[0, 0, 2]} grow>
        {grouped(links).map((group) => (
          <Group key={group.heading ?? ''} {...group} onLeave={onLeave} />
        ))}
      </Box>
      <ul className={styles.foot}>
        {role === 'admin' && (
          <li>
            <DownloadEmails />
          </li>
        )}
        <li>
          <a href={`mailto:${supportEmail}`} className={styles.entry}>
            <EnvelopeIcon />
            {t.nav.contact}
          </a>
        </li>
        <li>
          <RouterLink to="/privacy-policy" className={styles.entry} onClick={onLeave}>
            <LockIcon />
            {t.privacy}
          </RouterLink>
        </li>
        <li>
          <LogOut />
        </li>
      </ul>
    </nav>
  );
}

function useScrollToCurrent() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return nav;
}

function Group({ heading, links, onLeave }: NavGroup & Pick<SidebarProps, 'onLeave'>) {
  const headingId = useId();
  return (
    <>
      {heading && (
        <Text
          as="p"
          pad={[4, 3, 1]}
          flush
          size={1}
          tone="muted"
          weight={500}
          id={headingId}
          className={styles.heading}
        >
          {heading}
        </Text>
      )}
      <ul aria-labelledby={heading && headingId}>
        {links.map((link) => (
          <NavItem key={link.to} {...link} className={styles.entry} onClick={onLeave} />
        ))}
      </ul>
    </>
  );
}

function LogOut() {
  const { logOut, isLoading } = useLogOut();
  return (
    <>
      <button type="button" className={styles.entry} disabled={isLoading} onClick={logOut}>
        <LogOutIcon />
        {t.nav.logOut}
      </button>
    </>
  );
}

const { useSubscribersMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    subscribers: build.mutation<null, void>({
      query: () => ({ url: '/admin/subscribers', responseHandler: savesFile('subscribers.json') }),
    }),
  }),
});

function DownloadEmails() {
  const [download, { isLoading }] = useSubscribersMutation();
  const save = () => download().unwrap().catch(toast.failure);
  return (
    <button type="button" className={styles.entry} disabled={isLoading} onClick={save}>
      <DownloadIcon />
      {t.nav.downloadEmails}
    </button>
  );
}
