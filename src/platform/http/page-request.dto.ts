import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { say } from '../words';
import { telling } from './rule.decorator';
import type { PageRequest } from '../../../contract/http';

/** The query `?currentPage=&pageSize=`; pages are counted from 1. */
export class PageRequestDto implements PageRequest {
  @Type(() => Number)
  @IsInt(telling(say('currentPageWhole')))
  @Min(1, telling(say('currentPageFromOne')))
  @Max(1_000_000, telling(say('currentPageTooLarge')))
  currentPage = 1;

  @Type(() => Number)
  @IsInt(telling(say('pageSizeWhole')))
  @Min(1, telling(say('pageSizeTooSmall')))
  @Max(500, telling(say('pageSizeTooLarge')))
  pageSize = 50;
}
