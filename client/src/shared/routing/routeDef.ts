import type { ComponentType } from 'react';
import type { Call } from 'contract/calls';
import type { Role } from 'contract/roles';

export type Audience = readonly Role[] | 'guest' | 'everyone';

export interface NavEntry {
  readonly icon: ComponentType;
  readonly order: number;
  readonly heading?: string;
  /** Roles with the link in their sidebar, if not all that may open the page. */
  readonly of?: readonly Role[];
  /** Sidebar label, if different from the title. */
  readonly label?: string;
  readonly pinned?: boolean;
  readonly counts?: 'unread-messages';
}

export interface RouteDef {
  readonly path: string;
  /** `{product}` stands for the product's name. */
  readonly title: string;
  readonly audience: Audience;
  readonly page: () => Promise<{ default: ComponentType }>;
  /** A call that the page makes as it opens; it is requested together with the page's code. */
  readonly beginsWith?: Call;
  readonly nav?: NavEntry;
}

export interface PageHandle {
  readonly title: string;
  /** Its path in the table; undefined if the page is not shown. */
  readonly page?: string;
}

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
