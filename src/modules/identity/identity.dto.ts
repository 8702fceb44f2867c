import { ArrayMaxSize, Equals, IsArray, IsIn, IsUUID } from 'class-validator';
import { entityRules, personRules } from '../../../contract/identity';
import { ROLES, type Role, type SwappableRole } from '../../../contract/roles';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

export class SignInDto {
  @Text(personRules.email) email: string;
  @Text(personRules.password) password: string;
}

export class ResetRequestDto {
  @Text(personRules.email) email: string;
}

export class NewPasswordDto {
  @Text(personRules.password) password: string;
}

export class PasswordUpdateDto {
  @Text(personRules.password) password: string;
  @Text(personRules.newPassword) newPass: string;
}

export class NewAdminDto {
  @Text(personRules.firstName) first_name: string;
  @Text(personRules.lastName) last_name: string;
  @Text(personRules.email) email: string;
  @Text(personRules.password) password: string;
}

export class NewPersonDto extends NewAdminDto {
  @Text(personRules.phoneNumber) phone_number: string;
}

export class StudentRegistrationDto extends NewPersonDto {
  @IfGiven() @Equals('student', { message: 'Role must be student' }) role?: 'student';
  @IsUUID(undefined, { message: 'This sign-up link is not valid. Ask your counselor for a new one.' })
  counselor_id: string;
}

export class StaffRegistrationDto extends NewPersonDto {
  @IsIn(ROLES, { message: 'Role is not valid' }) role: Role;

  /** For an admin alone to give. */
  @IfGiven()
  @IsArray({ message: 'Entities must be a list' })
  @ArrayMaxSize(20, { message: 'At most 20 entities' })
  @IsUUID(undefined, { each: true, message: 'Choose entities that exist' })
  entity_ids?: string[] | null;
}

export class MoveDto {
  @IsUUID(undefined, { message: 'Choose an entity' }) entity_id: string;
}

export class CounselorDto {
  /** Whose access ends with it. */
  @IfGiven() @IsUUID(undefined, { message: 'instead must name a person' }) instead?: string;
}

export class RoleChangeDto {
  @IsIn(ROLES, { message: 'Role is not valid' }) role: SwappableRole;
}

export class NewEntityDto {
  @Text(entityRules.name) name: string;
  @Text(entityRules.description) description = '';
}

export class NewMemberDto {
  @Text(personRules.email) email: string;
}

export const rolesIn = (list: string | undefined): Role[] =>
  list
    ? list.split(',').filter((role): role is Role => (ROLES as readonly string[]).includes(role))
    : [...ROLES];
