import { IsIn } from 'class-validator';
import type { Body } from '../../../../contract/calls';
import { LANGUAGES, type Language } from '../../../../contract/languages';
import { profileRules, type Grade } from '../../../../contract/profile';
import { IfPresent, IfThere, telling, Text } from '../../../platform/http/rule.decorator';
import { t } from '../messages';

export class LanguageDto implements Body<'PUT /users/language'> {
  @IsIn(LANGUAGES, telling(t('unknownLanguage'))) language: Language;
}

export class ProfileDto implements Body<'PATCH /users/profile'> {
  @IfThere() @Text(profileRules.first_name) first_name?: string;
  @IfThere() @Text(profileRules.last_name) last_name?: string;
  @IfThere() @Text(profileRules.email) email?: string;
  @IfThere() @Text(profileRules.password) password?: string;
  @IfPresent() @Text(profileRules.phone_number) phone_number?: string | null;
  @IfThere() @Text(profileRules.pronoun) pronoun?: string;
  @IfPresent() @Text(profileRules.gender) gender?: string | null;
  @IfPresent() @Text(profileRules.city) city?: string | null;
  @IfPresent() @Text(profileRules.state) state?: string | null;
  @IfPresent() @Text(profileRules.zip_code) zip_code?: string | null;
  @IfThere() @Text(profileRules.grade) grade?: Grade;
}
