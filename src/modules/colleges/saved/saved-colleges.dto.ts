import { Transform } from 'class-transformer';
import { Allow, ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn } from 'class-validator';
import type { Body, Query } from '../../../../contract/calls';
import { collegeRules } from '../../../../contract/colleges';
import { SAVED_STATUSES, type SavedStatus } from '../../../../contract/saved-colleges';
import { PageRequestDto } from '../../../platform/http/page-request.dto';
import { IfPresent, telling, Text } from '../../../platform/http/rule.decorator';
import { t } from '../messages';

const IsStatus = () => IsIn(SAVED_STATUSES, telling(t('unknownSavedStatus')));

export class SavedCollegesDto extends PageRequestDto implements Query<'GET /users/saved-colleges'> {
  override pageSize = 10;

  @IfPresent() @IsStatus() status?: SavedStatus;
}

export class BookmarkDto implements Body<'POST /users/bookmark'> {
  @Text(collegeRules.ceebCode) ceeb_code: string;
  @IfPresent() @IsStatus() status?: SavedStatus;
  @Allow() state?: string;
}

const TWO_TO_FOUR = telling(t('twoToFour'));

export class ComparisonDto implements Query<'GET /colleges/compare'> {
  /** Codes are separated by commas. */
  @Transform(({ value }) => String(value).split(','))
  @ArrayMinSize(2, TWO_TO_FOUR)
  @ArrayMaxSize(4, TWO_TO_FOUR)
  @ArrayUnique(telling(t('eachCollegeOnce')))
  ceeb: string[];
}
