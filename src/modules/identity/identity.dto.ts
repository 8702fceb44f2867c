import { ArrayMaxSize, Equals, IsArray, IsIn, IsUUID } from 'class-validator';
import { entityRules, personRules } from '../../../contract/identity';
import { ROLES, type Role, type SwappableRole } from '../../../contract/roles';
import { IfGiven, telling, Text } from '../../platform/http/rule.decorator';
import { say } from './words';

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
  @IfGiven() @Equals('student', telling(say('onlyStudent'))) role?: 'student';
  @IsUUID(undefined, telling(say('invalidLink')))
  counselor_id: string;
}

export class StaffRegistrationDto extends NewPersonDto {
  @IsIn(ROLES, telling(say('unknownRole'))) role: Role;

  /** For an admin alone to give. */
  @IfGiven()
  @IsArray(telling(say('entitiesNoList')))
  @ArrayMaxSize(20, telling(say('tooManyEntities')))
  @IsUUID(undefined, telling(say('unknownEntities'), { each: true }))
  entity_ids?: string[] | null;
}

export class MoveDto {
  @IsUUID(undefined, telling(say('chooseEntity'))) entity_id: string;
}

export class CounselorDto {
  /** Whose access ends with it. */
  @IfGiven() @IsUUID(undefined, telling(say('insteadNobody'))) instead?: string;
}

export class RoleChangeDto {
  @IsIn(ROLES, telling(say('unknownRole'))) role: SwappableRole;
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
