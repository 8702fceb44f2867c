import { ArrayMaxSize, Equals, IsArray, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import type { SchoolType } from '../../../contract/about';
import {
  entityRules,
  MEMBER_GROUPS,
  MEMBER_ORDERS,
  type MemberGroup,
  type MemberSearch,
} from '../../../contract/entities';
import { personRules } from '../../../contract/identity';
import { profileRules, type Grade } from '../../../contract/profile';
import { MAX_EXCEPTIONS } from '../../../contract/rollover';
import { ROLES, type Role, type SwappableRole } from '../../../contract/roles';
import { STUDENTS_AND_STAFF } from '../../platform/auth/access.decorators';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { AnyText, IfPresent, IfThere, telling, Text } from '../../platform/http/rule.decorator';
import { t } from './messages';

export class SignInDto implements Body<'POST /auth/login'> {
  @Text(personRules.email) email: string;
  @Text(personRules.password) password: string;
}

export class ResetRequestDto implements Body<'POST /auth/reset-password'> {
  @Text(personRules.email) email: string;
}

export class NewPasswordDto implements Body<'PATCH /auth/password-reset'> {
  @Text(personRules.password) password: string;
}

export class PasswordUpdateDto implements Body<'PATCH /auth/update-pass'> {
  @Text(personRules.password) password: string;
  @Text(personRules.newPassword) newPass: string;
}

export class NewAdminDto implements Body<'POST /admin/create'> {
  @Text(personRules.firstName) first_name: string;
  @Text(personRules.lastName) last_name: string;
  @Text(personRules.email) email: string;
  @Text(personRules.password) password: string;
}

export class NewPersonDto extends NewAdminDto {
  @Text(personRules.phoneNumber) phone_number: string;
}

export class StudentRegistrationDto extends NewPersonDto implements Body<'POST /auth/student/register'> {
  @IfPresent() @Equals('student', telling(t('onlyStudent'))) role?: 'student';
  @IsUUID(undefined, telling(t('invalidLink')))
  counselor_id: string;
}

export class StaffRegistrationDto extends NewPersonDto implements Body<'POST /auth/register'> {
  /** A parent is invited, never registered. */
  @IsIn(STUDENTS_AND_STAFF, telling(t('unknownRole'))) role: Role;

  @IfPresent()
  @IsArray(telling(t('entitiesNoList')))
  @ArrayMaxSize(20, telling(t('tooManyEntities')))
  @IsUUID(undefined, telling(t('unknownEntities'), { each: true }))
  entity_ids?: string[];
}

export class InvitationDto implements Body<'POST /invitations'> {
  @Text(personRules.firstName) first_name: string;
  @Text(personRules.lastName) last_name: string;
  @Text(personRules.email) email: string;
  @IsIn(ROLES, telling(t('unknownRole'))) role: Role;
  @IfPresent() @Text(personRules.phoneNumber) phone_number?: string | null;
  @IfPresent() @Text(profileRules.grade) grade?: Grade | null;

  @IfThere() @IsUUID(undefined, telling(t('chooseEntity'))) entity_id?: string;
}

export class MoveDto implements Body<'PATCH /admin/entity/{id}/user/{userId}'> {
  @IsUUID(undefined, telling(t('chooseEntity'))) entity_id: string;
}

export class CounselorDto implements Body<'PUT /users/{studentId}/counselors/{staffId}'> {
  /** The staff member whose access is replaced by the new one. */
  @IfPresent() @IsUUID(undefined, telling(t('insteadNobody'))) instead?: string;
}

export class RoleChangeDto implements Body<'PATCH /users/role/{id}'> {
  @IsIn(ROLES, telling(t('unknownRole'))) role: SwappableRole;
}

export class NewEntityDto implements Body<'POST /admin/entity'> {
  @Text(entityRules.name) name: string;
  @Text(entityRules.description) description = '';
  @IfPresent() @Text(entityRules.type) type?: SchoolType | null;
}

export class EntityChangeDto implements Body<'PATCH /admin/entity/{id}'> {
  @IfThere() @Text(entityRules.name) name?: string;
  @IfPresent() @Text(entityRules.description) description?: string | null;
  @IfPresent() @Text(entityRules.type) type?: SchoolType | null;
}

export class RolloverDto implements Body<'POST /admin/entity/{id}/rollover'> {
  @IsArray(telling(t('exceptNoList')))
  @ArrayMaxSize(MAX_EXCEPTIONS, telling(t('tooManyExceptions', { most: MAX_EXCEPTIONS })))
  @IsUUID(undefined, telling(t('exceptNoList'), { each: true }))
  except: string[];

  @IfPresent() @IsBoolean(telling(t('againYesOrNo'))) again?: boolean;
  @IfPresent() @IsBoolean(telling(t('midYearYesOrNo'))) mid_year?: boolean;
}

const GROUPS = Object.keys(MEMBER_GROUPS);
const SORTS = MEMBER_ORDERS.flatMap((order) => [order, `-${order}`]);

export class MemberSearchDto extends PageRequestDto implements Query<'GET /admin/entity/{id}/users'> {
  @IfPresent() @IsIn(GROUPS, telling(t('no-such-group'))) group?: MemberGroup;
  @IsOptional() @AnyText() q?: string;
  @IfPresent() @IsIn(SORTS, telling(t('no-such-order'))) sort?: MemberSearch['sort'];
}

export class NewMemberDto implements Body<'POST /admin/entity/{id}/user'> {
  @Text(personRules.email) email: string;
}

export const rolesIn = (list: string | undefined): Role[] =>
  list
    ? list.split(',').filter((role): role is Role => (ROLES as readonly string[]).includes(role))
    : [...ROLES];
