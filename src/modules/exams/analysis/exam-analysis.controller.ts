import { Controller, Get, Param, Query } from '@nestjs/common';
import type { ResponseOf, Query as QueryOf } from '../../../../contract/calls';
import type { ExamType } from '../../../../contract/exam-definitions';
import { examRules } from '../../../../contract/exams';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Text } from '../../../platform/http/rule.decorator';
import { ExamAnalysisQueries } from './exam-analysis-queries';

class ExamAnalysisDto implements QueryOf<'GET /exams/student/{studentId}/analysis'> {
  @Text(examRules.testType) type: ExamType;
}

@Controller('exams/student/:studentId/analysis')
export class ExamAnalysisController {
  constructor(private readonly analyses: ExamAnalysisQueries) {}

  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'exam_admin', 'admin')
  @Get()
  async analysis(
    @Param('studentId') studentId: string,
    @Query() { type }: ExamAnalysisDto,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/student/{studentId}/analysis'>> {
    return { data: await this.analyses.of(studentId, type, user) };
  }
}
