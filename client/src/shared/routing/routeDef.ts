import type { ComponentType } from 'react';
import type { Role } from 'contract/roles';

/** Who may open a page: the roles named, only people not signed in, or everyone. */
export type Audience = readonly Role[] | 'guest' | 'everyone';

export interface NavEntry {
  readonly icon: ComponentType;
  readonly order: number;
  /** Begins a group of entries in the sidebar; those after it belong to it too. */
  readonly heading?: string;
  /** Where fewer than may open the page have it in their sidebar. */
  readonly of?: readonly Role[];
  /** Where the sidebar says it otherwise than the page's title. */
  readonly label?: string;
  /** On the phone's bottom bar. */
  readonly pinned?: boolean;
  /** What waits there and is counted beside the link. */
  readonly counts?: 'unread-messages';
}

export interface RouteDef {
  readonly path: string;
  /** `{product}` in it stands for the product's name. */
  readonly title: string;
  readonly audience: Audience;
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly nav?: NavEntry;
}

/** What a matched route says to the shell. */
export interface PageHandle {
  readonly title: string;
}

/** One entry per page; the key is the route's id, unique in the whole application. */
export type RouteTable = Readonly<Record<string, RouteDef>>;

export const defineRoutes = <Table extends RouteTable>(table: Table): Table => table;

export const allows = ({ audience }: RouteDef, role: Role | undefined): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'guest') return role === undefined;
  return role !== undefined && audience.includes(role);
};

export const navFor = (table: RouteTable, role: Role) =>
  Object.values(table)
    .flatMap((route) =>
      route.nav && allows(route, role) && (route.nav.of?.includes(role) ?? true)
        ? [{ ...route.nav, to: route.path, label: route.nav.label ?? route.title }]
        : [],
    )
    .sort((a, b) => a.order - b.order);

export type NavLink = ReturnType<typeof navFor>[number];

export interface NavGroup {
  readonly heading: string | undefined;
  readonly links: readonly NavLink[];
}

/** The same links in the same order, split where a heading stands. */
export const grouped = (links: readonly NavLink[]): readonly NavGroup[] =>
  links
    .map(({ heading }, index) => (index === 0 || heading ? index : -1))
    .filter((start) => start >= 0)
    .map((start, index, starts) => ({
      heading: links[start]!.heading,
      links: links.slice(start, starts[index + 1]),
    }));
