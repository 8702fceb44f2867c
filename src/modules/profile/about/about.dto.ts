import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import type { Body } from '../../../../contract/calls';
import { aboutRules, type SchoolType } from '../../../../contract/about';
import { IfPresent, IfThere, Numeric, telling, Text } from '../../../platform/http/rule.decorator';
import { ruleMessage } from '../../../platform/messages';

class MajorsDto {
  @Text(aboutRules.major) major1: string;
  @Text(aboutRules.major) major2: string;
  @Text(aboutRules.major) major3: string;
}

class FavoritesDto {
  @Text(aboutRules.favorite) favorite1: string;
  @Text(aboutRules.favorite) favorite2: string;
}

/** Validates a group of choices, which are given together. */
function Choices(field: 'major' | 'favorite', form: () => new () => object) {
  const missing = telling(ruleMessage({ code: 'required', field }));
  return applyDecorators(IsObject(missing), ValidateNested(missing), Type(form));
}

export class AboutDto implements Body<'POST /users/about'> {
  @IfPresent() @Numeric(aboutRules.gpa) gpa?: number;
  @IfPresent() @Numeric(aboutRules.gpaScale) gpaScale?: number;
  @IfPresent() @Numeric(aboutRules.classRank) classRank?: number;
  @IfPresent() @Numeric(aboutRules.classSize) classSize?: number;
  @IfPresent() @Text(aboutRules.highSchoolName) highSchoolName?: string;
  @IfPresent() @Numeric(aboutRules.highSchoolSize) highSchoolSize?: number | null;
  @IfPresent() @Text(aboutRules.highSchoolType) highSchoolType?: SchoolType;
  @IfThere()
  @Choices('major', () => MajorsDto)
  orderedMajorChoices?: MajorsDto;
  @IfThere()
  @Choices('favorite', () => FavoritesDto)
  orderedFavorites?: FavoritesDto;
  @IfThere() @Text(aboutRules.notes) notes?: string;
}
