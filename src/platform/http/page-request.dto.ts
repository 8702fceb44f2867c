import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { PageRequest } from '../../../contract/http';

/** `?currentPage=&pageSize=`, counted from 1. */
export class PageRequestDto implements PageRequest {
  @Type(() => Number)
  @IsInt({ message: 'currentPage must be a whole number' })
  @Min(1, { message: 'currentPage counts from 1' })
  @Max(1_000_000, { message: 'currentPage must be at most 1000000' })
  currentPage = 1;

  @Type(() => Number)
  @IsInt({ message: 'pageSize must be a whole number' })
  @Min(1, { message: 'pageSize must be at least 1' })
  @Max(500, { message: 'pageSize must be at most 500' })
  pageSize = 50;
}
