import { Controller, Get, Param, Query } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { RecordsView } from '../../../platform/auth/record-views';
import { RecordHistoryQueries } from './record-history-queries';
import { RecordHistoryDto } from './record-history.dto';

@Controller('users')
export class RecordHistoryController {
  constructor(private readonly queries: RecordHistoryQueries) {}

  @Get(':studentId/history')
  @RecordsView('history')
  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'admin')
  history(
    @Param('studentId') studentId: string,
    @Query() search: RecordHistoryDto,
  ): Promise<ResponseOf<'GET /users/{studentId}/history'>> {
    return this.queries.readPage(studentId, search);
  }
}
