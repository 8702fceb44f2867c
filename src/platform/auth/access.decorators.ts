import { SetMetadata } from '@nestjs/common';
import { ROLES, type Role } from '../../../contract/roles';

export interface RouteAccess {
  readonly roles: 'public' | readonly Role[];
  /** The route parameter with the id of a student to whom the caller must have access, or `STUDENT_HEADER`. */
  readonly student?: string;
}

export const STUDENT_HEADER = 'studentid';

export const ROUTE_ACCESS = 'route-access';

export const ANY_ROLE: readonly Role[] = ROLES;

export const Public = () => SetMetadata(ROUTE_ACCESS, { roles: 'public' } satisfies RouteAccess);

export const Roles = (...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles } satisfies RouteAccess);

/** Opens a route to these roles if the caller is, or has access to, the student; parents may only read. */
export const ForStudent = (parameter: string, ...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles, student: parameter } satisfies RouteAccess);

export const ForStudentInHeader = (...roles: readonly Role[]) => ForStudent(STUDENT_HEADER, ...roles);
