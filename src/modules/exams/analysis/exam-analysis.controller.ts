import { Controller, Get, Param } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/requests';
import { Query } from '../../../platform/http/request.decorators';
import type { ResponseOf } from '../../../../contract/calls';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ExamAnalysisQueries } from './exam-analysis-queries';

@Controller('exams/student/:studentId/analysis')
export class ExamAnalysisController {
  constructor(private readonly analyses: ExamAnalysisQueries) {}

  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'exam_admin', 'admin')
  @Get()
  async analysis(
    @Param('studentId') studentId: string,
    @Query() { type }: ParsedQuery<'GET /exams/student/{studentId}/analysis'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/student/{studentId}/analysis'>> {
    return { data: await this.analyses.of(studentId, type, user) };
  }
}
