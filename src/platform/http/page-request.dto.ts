import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { t } from '../messages';
import { telling } from './rule.decorator';
import type { PageRequest } from '../../../contract/http';

/** The query `?currentPage=&pageSize=`; pages are counted from 1. */
export class PageRequestDto implements PageRequest {
  @Type(() => Number)
  @IsInt(telling(t('currentPageWhole')))
  @Min(1, telling(t('currentPageFromOne')))
  @Max(1_000_000, telling(t('currentPageTooLarge')))
  currentPage = 1;

  @Type(() => Number)
  @IsInt(telling(t('pageSizeWhole')))
  @Min(1, telling(t('pageSizeTooSmall')))
  @Max(500, telling(t('pageSizeTooLarge')))
  pageSize = 50;
}
