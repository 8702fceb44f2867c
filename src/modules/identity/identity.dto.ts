import { ArrayMaxSize, Equals, IsArray, IsIn, IsUUID } from 'class-validator';
import type { Body } from '../../../contract/calls';
import { entityRules, personRules } from '../../../contract/identity';
import { ROLES, type Role, type SwappableRole } from '../../../contract/roles';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

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
  @IfGiven() @Equals('student', { message: 'Role must be student' }) role?: 'student';
  @IsUUID(undefined, { message: 'This sign-up link is not valid. Ask your counselor for a new one.' })
  counselor_id: string;
}

export class StaffRegistrationDto extends NewPersonDto implements Body<'POST /auth/register'> {
  @IsIn(ROLES, { message: 'Role is not valid' }) role: Role;

  /** For an admin alone to give. */
  @IfGiven()
  @IsArray({ message: 'Entities must be a list' })
  @ArrayMaxSize(20, { message: 'At most 20 entities' })
  @IsUUID(undefined, { each: true, message: 'Choose entities that exist' })
  entity_ids?: string[];
}

export class MoveDto implements Body<'PATCH /admin/entity/{id}/user/{userId}'> {
  @IsUUID(undefined, { message: 'Choose an entity' }) entity_id: string;
}

export class CounselorDto implements Body<'PUT /users/{studentId}/counselors/{staffId}'> {
  /** Whose access ends with it. */
  @IfGiven() @IsUUID(undefined, { message: 'instead must name a person' }) instead?: string;
}

export class RoleChangeDto implements Body<'PATCH /users/role/{id}'> {
  @IsIn(ROLES, { message: 'Role is not valid' }) role: SwappableRole;
}

export class NewEntityDto implements Body<'POST /admin/entity'> {
  @Text(entityRules.name) name: string;
  @Text(entityRules.description) description = '';
}

export class NewMemberDto implements Body<'POST /admin/entity/{id}/user'> {
  @Text(personRules.email) email: string;
}

export const rolesIn = (list: string | undefined): Role[] =>
  list
    ? list.split(',').filter((role): role is Role => (ROLES as readonly string[]).includes(role))
    : [...ROLES];
