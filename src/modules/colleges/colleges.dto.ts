import { IsBoolean, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import {
  COLLEGE_STATUSES,
  collegeRules,
  type CollegeDescription,
  type CollegeStatus,
  type Deadlines,
} from '../../../contract/colleges';
import { US_STATES } from '../../../contract/us-states';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { Fixed, IfPresent, telling, Text } from '../../platform/http/rule.decorator';
import { camelCased } from '../../platform/http/wire-names';
import type { CollegeFields } from './colleges.events';
import { t } from './messages';

const IsState = () => IsIn(Object.keys(US_STATES), telling(t('unknownState')));

/** Optional fields are cleared by an empty text. */
abstract class OptionalFieldsDto {
  @IfPresent() @Text(collegeRules.geography) geography?: string;
  @IfPresent() @Text(collegeRules.urbanCenter) urban_center_1?: string;
  @IfPresent() @Text(collegeRules.urbanCenter) urban_center_2?: string;
  @IfPresent() @Text(collegeRules.airport) airport?: string;
  @IfPresent() @Text(collegeRules.smallClass) small_class?: string;
  @IsOptional() @IsBoolean(telling(t('publicYesOrNo'))) is_public?: boolean;
  @IsOptional()
  @IsIn(COLLEGE_STATUSES, telling(t('unknownStatus')))
  status?: CollegeStatus;
}

export class NewCollegeDto extends OptionalFieldsDto implements Body<'POST /colleges/college'> {
  @Text(collegeRules.ceebCode) ceeb_code: string;
  @Text(collegeRules.name) name: string;
  @Text(collegeRules.about) about: string;
  @IsState() state: string;
  @Text(collegeRules.location) location: string;
  @Text(collegeRules.division) division: string;
  @Text(collegeRules.schoolType) school_type: string;
  @Text(collegeRules.facStu) fac_stu: string;
}

export class CollegeEditDto extends OptionalFieldsDto implements Body<'PATCH /colleges/{ceeb}'> {
  @Fixed(t('ceebCodeFixed')) ceeb_code?: undefined;
  @IsOptional() @Text(collegeRules.name) name?: string;
  @IsOptional() @Text(collegeRules.about) about?: string;
  @IsOptional() @IsState() state?: string;
  @IsOptional() @Text(collegeRules.location) location?: string;
  @IsOptional() @Text(collegeRules.division) division?: string;
  @IsOptional() @Text(collegeRules.schoolType) school_type?: string;
  @IsOptional() @Text(collegeRules.facStu) fac_stu?: string;
}

/** Null and an empty text clear a date. */
export class DeadlinesDto implements Body<'PATCH /colleges/{ceeb}/deadlines'> {
  @IfPresent() @Text(collegeRules.deadline) ea_deadline?: string | null;
  @IfPresent() @Text(collegeRules.deadline) ed1_deadline?: string | null;
  @IfPresent() @Text(collegeRules.deadline) ed2_deadline?: string | null;
  @IfPresent() @Text(collegeRules.deadline) reg_deadline?: string | null;
}

export class NewDeadlinesDto extends DeadlinesDto implements Body<'POST /colleges/deadlines'> {
  @Text(collegeRules.ceebCode) ceeb: string;
}

export class CollegeNameDto implements Query<'GET /colleges/search'> {
  @IsOptional() @MaxLength(120, telling(t('nameTooLong'))) name?: string;
}

export class CollegeSearchDto extends PageRequestDto implements Query<'GET /colleges/all'> {
  @IsOptional() @MaxLength(120, telling(t('nameTooLong'))) name?: string;
  @IsOptional() @Matches(/^U?\d{0,6}$/, telling(t('ceebNoDigits'))) ceeb?: string;
}

export class ImportRunDto implements Body<'POST /colleges/imports/{id}/run'> {
  @IsBoolean(telling(t('publishYesOrNo'))) publish: boolean;
}

export const fieldsOf = (body: CollegeEditDto): Partial<CollegeDescription & Pick<CollegeFields, 'status'>> =>
  Object.fromEntries(Object.entries(camelCased(body)).filter(([, value]) => value !== null));

export const deadlinesOf = (body: DeadlinesDto): Partial<Deadlines> =>
  Object.fromEntries(Object.entries(camelCased(body)).map(([name, value]) => [name, value || null]));
