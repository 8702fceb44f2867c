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
import { IfGiven, telling, Text } from '../../platform/http/rule.decorator';
import type { CollegeFields } from './colleges.events';
import { say } from './words';

const IsState = () => IsIn(Object.keys(US_STATES), telling(say('unknownState')));

/** What may be left out, and cleared by an empty text. */
abstract class OptionalFieldsDto {
  @IfGiven() @Text(collegeRules.geography) geography?: string;
  @IfGiven() @Text(collegeRules.urbanCenter) urban_center_1?: string;
  @IfGiven() @Text(collegeRules.urbanCenter) urban_center_2?: string;
  @IfGiven() @Text(collegeRules.airport) airport?: string;
  @IfGiven() @Text(collegeRules.smallClass) small_class?: string;
  @IsOptional() @IsBoolean(telling(say('publicYesOrNo'))) is_public?: boolean;
  @IsOptional()
  @IsIn(COLLEGE_STATUSES, telling(say('unknownStatus')))
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
  @IsOptional() @Text(collegeRules.name) name?: string;
  @IsOptional() @Text(collegeRules.about) about?: string;
  @IsOptional() @IsState() state?: string;
  @IsOptional() @Text(collegeRules.location) location?: string;
  @IsOptional() @Text(collegeRules.division) division?: string;
  @IsOptional() @Text(collegeRules.schoolType) school_type?: string;
  @IsOptional() @Text(collegeRules.facStu) fac_stu?: string;
}

/** Null and an empty text clear one. */
export class DeadlinesDto implements Body<'PATCH /colleges/{ceeb}/deadlines'> {
  @IfGiven() @Text(collegeRules.deadline) ea_deadline?: string | null;
  @IfGiven() @Text(collegeRules.deadline) ed1_deadline?: string | null;
  @IfGiven() @Text(collegeRules.deadline) ed2_deadline?: string | null;
  @IfGiven() @Text(collegeRules.deadline) reg_deadline?: string | null;
}

export class NewDeadlinesDto extends DeadlinesDto implements Body<'POST /colleges/deadlines'> {
  @Text(collegeRules.ceebCode) ceeb: string;
}

export class CollegeNameDto implements Query<'GET /colleges/search'> {
  @IsOptional() @MaxLength(120, telling(say('nameTooLong'))) name?: string;
}

export class CollegeSearchDto extends PageRequestDto implements Query<'GET /colleges/all'> {
  @IsOptional() @MaxLength(120, telling(say('nameTooLong'))) name?: string;
  @IsOptional() @Matches(/^U?\d{0,6}$/, telling(say('ceebNoDigits'))) ceeb?: string;
}

export class ImportRunDto implements Body<'POST /colleges/imports/{id}/run'> {
  @IsBoolean(telling(say('publishYesOrNo'))) publish: boolean;
}

/** A field's name in the history beside the one on the wire. */
const FIELDS = {
  name: 'name',
  about: 'about',
  state: 'state',
  location: 'location',
  geography: 'geography',
  division: 'division',
  urban_center_1: 'urbanCenter1',
  urban_center_2: 'urbanCenter2',
  airport: 'airport',
  is_public: 'isPublic',
  school_type: 'schoolType',
  fac_stu: 'facStu',
  small_class: 'smallClass',
  status: 'status',
} as const satisfies Record<string, keyof CollegeDescription | 'status'>;

const DEADLINES = {
  ea_deadline: 'eaDeadline',
  ed1_deadline: 'ed1Deadline',
  ed2_deadline: 'ed2Deadline',
  reg_deadline: 'regDeadline',
} as const satisfies Record<string, keyof Deadlines>;

/** The fields that the body names. */
export function fieldsOf(body: CollegeEditDto): Partial<CollegeDescription & Pick<CollegeFields, 'status'>> {
  const given = Object.entries(FIELDS).map(
    ([wire, name]) => [name, body[wire as keyof typeof FIELDS]] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
}

export function deadlinesOf(body: DeadlinesDto): Partial<Deadlines> {
  const given = Object.entries(DEADLINES).map(
    ([wire, name]) => [name, body[wire as keyof typeof DEADLINES]] as const,
  );
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, value || null]),
  );
}
