import { SetMetadata } from '@nestjs/common';
import { ROLES, type Role } from '../../../contract/roles';

export interface RouteAccess {
  /** 'public' needs no token. */
  readonly roles: 'public' | readonly Role[];
  /** The route parameter with the id of a student whom the caller must have access to, or `STUDENT_HEADER`. */
  readonly student?: string;
}

/** The header that names a student. */
export const STUDENT_HEADER = 'studentid';

export const ROUTE_ACCESS = 'route-access';

export const ANY_ROLE: readonly Role[] = ROLES;

export const STUDENTS_AND_STAFF: readonly Role[] = ROLES.filter((role) => role !== 'parent');

/** Open to everybody, signed in or not. */
export const Public = () => SetMetadata(ROUTE_ACCESS, { roles: 'public' } satisfies RouteAccess);

/** Open to these roles. */
export const Roles = (...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles } satisfies RouteAccess);

/**
 * Open to these roles, if the student in the route parameter is the caller or one the caller has access to. A parent reads
 * of their own child what names the role, and writes nothing.
 */
export const ForStudent = (parameter: string, ...roles: readonly Role[]) =>
  SetMetadata(ROUTE_ACCESS, { roles, student: parameter } satisfies RouteAccess);

/** Open to these roles, if the student in the header `studentid` is one the caller has access to; students may leave it out. */
export const ForStudentInHeader = (...roles: readonly Role[]) => ForStudent(STUDENT_HEADER, ...roles);
