import { IsIn } from 'class-validator';
import { collegeRules, SAVED_STATUSES, type SavedStatus } from '../../../contract/colleges';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

const IsStatus = () => IsIn(SAVED_STATUSES, { message: 'Status must be interested, applying or applied' });

export class SavedCollegesDto extends PageRequestDto {
  override pageSize = 10;

  @IfGiven() @IsStatus() status?: SavedStatus;
}

/** The `state` that comes along says nothing that the catalogue does not know. */
export class BookmarkDto {
  @Text(collegeRules.ceebCode) ceeb_code: string;
  @IfGiven() @IsStatus() status?: SavedStatus;
}
