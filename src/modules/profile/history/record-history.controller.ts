import { Controller, Get, Param } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { ForStudent, Query } from '../../../platform/http/route.decorators';
import { RecordsView } from '../../../platform/auth/record-views';
import { FactHistory } from './fact-history';
import { RecordHistoryQueries } from './record-history-queries';

@Controller('users')
export class RecordHistoryController {
  constructor(
    private readonly queries: RecordHistoryQueries,
    private readonly facts: FactHistory,
  ) {}

  @Get(':studentId/history')
  @RecordsView('history')
  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'admin')
  history(
    @Param('studentId') studentId: string,
    @Query() search: ParsedQuery<'GET /users/{studentId}/history'>,
  ): Promise<ResponseOf<'GET /users/{studentId}/history'>> {
    return this.queries.readPage(studentId, search);
  }

  @Get(':studentId/applications/changes')
  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'admin')
  async applicationChanges(
    @Param('studentId') studentId: string,
  ): Promise<ResponseOf<'GET /users/{studentId}/applications/changes'>> {
    return { data: await this.facts.ofApplications(studentId) };
  }

  @Get(':studentId/changes')
  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  async changes(
    @Param('studentId') studentId: string,
    @Query() { fact }: ParsedQuery<'GET /users/{studentId}/changes'>,
  ): Promise<ResponseOf<'GET /users/{studentId}/changes'>> {
    return { data: await this.facts.of(studentId, fact) };
  }
}
