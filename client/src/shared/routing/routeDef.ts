import type { ComponentType } from 'react';
import type { Role } from 'contract/roles';

/** Who may open a page: the named roles, visitors only, or everyone. */
export type Audience = readonly Role[] | 'guest' | 'everyone';

export interface NavEntry {
  readonly icon: ComponentType;
  readonly order: number;
  /** Starts a group in the sidebar that includes the links after it. */
  readonly heading?: string;
  /** The roles with the link in their sidebar, if fewer than may open the page. */
  readonly of?: readonly Role[];
  /** Label in the sidebar if it differs from the page's title. */
  readonly label?: string;
  readonly pinned?: boolean;
  /** The number shown next to the link. */
  readonly counts?: 'unread-messages';
}

export interface RouteDef {
  readonly path: string;
  /** `{product}` stands for the product's name. */
  readonly title: string;
  readonly audience: Audience;
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly nav?: NavEntry;
}

export interface PageHandle {
  readonly title: string;
  /** Its path in the table; missing if the page itself is not shown. */
  readonly page?: string;
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

export const grouped = (links: readonly NavLink[]): readonly NavGroup[] =>
  links
    .map(({ heading }, index) => (index === 0 || heading ? index : -1))
    .filter((start) => start >= 0)
    .map((start, index, starts) => ({
      heading: links[start]!.heading,
      links: links.slice(start, starts[index + 1]),
    }));
