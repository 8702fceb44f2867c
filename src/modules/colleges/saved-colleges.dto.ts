import { Transform } from 'class-transformer';
import { Allow, ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { collegeRules } from '../../../contract/colleges';
import { SAVED_STATUSES, type SavedStatus } from '../../../contract/saved-colleges';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

const IsStatus = () => IsIn(SAVED_STATUSES, { message: 'Status must be interested, applying or applied' });

export class SavedCollegesDto extends PageRequestDto implements Query<'GET /users/saved-colleges'> {
  override pageSize = 10;

  @IfGiven() @IsStatus() status?: SavedStatus;
}

export class BookmarkDto implements Body<'POST /users/bookmark'> {
  @Text(collegeRules.ceebCode) ceeb_code: string;
  @IfGiven() @IsStatus() status?: SavedStatus;
  @Allow() state?: string;
}

const TWO_TO_FOUR = { message: 'Choose two to four colleges to compare' };

export class ComparisonDto implements Query<'GET /colleges/compare'> {
  /** Codes parted by commas. */
  @Transform(({ value }) => String(value).split(','))
  @ArrayMinSize(2, TWO_TO_FOUR)
  @ArrayMaxSize(4, TWO_TO_FOUR)
  @ArrayUnique({ message: 'Choose each college once' })
  ceeb: string[];
}
