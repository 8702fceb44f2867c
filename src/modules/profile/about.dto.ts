import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { aboutRules, type AboutChange, type SchoolType } from '../../../contract/about';
import { IfGiven, Numeric, Text } from '../../platform/http/rule.decorator';

class MajorsDto {
  @Text(aboutRules.major) major1: string;
  @Text(aboutRules.major) major2: string;
  @Text(aboutRules.major) major3: string;
}

class FavoritesDto {
  @Text(aboutRules.favorite) favorite1: string;
  @Text(aboutRules.favorite) favorite2: string;
}

const isGiven = (value: unknown) => value !== undefined;
/** Of a group, either all or none are there. */
const With = (...group: readonly (keyof AboutDto)[]) =>
  ValidateIf((form: AboutDto) => group.some((field) => isGiven(form[field])));
const OfNumbers = () => With('gpa', 'gpaScale', 'classRank', 'classSize');
const OfSchool = () => With('highSchoolName', 'highSchoolSize', 'highSchoolType');

export class AboutDto implements AboutChange {
  @OfNumbers() @Numeric(aboutRules.gpa) gpa?: number;
  @OfNumbers() @Numeric(aboutRules.gpaScale) gpaScale?: number;
  @OfNumbers() @Numeric(aboutRules.classRank) classRank?: number;
  @OfNumbers() @Numeric(aboutRules.classSize) classSize?: number;
  @OfSchool() @Text(aboutRules.highSchoolName) highSchoolName?: string;
  @IfGiven() @Numeric(aboutRules.highSchoolSize) highSchoolSize?: number | null;
  @OfSchool() @Text(aboutRules.highSchoolType) highSchoolType?: SchoolType;
  @ValidateIf((_form, value) => isGiven(value))
  @ValidateNested({ message: 'Major is a required field' })
  @Type(() => MajorsDto)
  orderedMajorChoices?: MajorsDto;
  @ValidateIf((_form, value) => isGiven(value))
  @ValidateNested({ message: 'Favorite is a required field' })
  @Type(() => FavoritesDto)
  orderedFavorites?: FavoritesDto;
  @ValidateIf((_form, value) => isGiven(value)) @Text(aboutRules.notes) notes?: string;
}
