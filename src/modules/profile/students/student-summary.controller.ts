import { Controller, Get, Param } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import { ForStudent } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { StudentList } from './student-list';

@Controller('student/summary')
export class StudentSummaryController {
  constructor(private readonly students: StudentList) {}

  @ForStudent('studentId', 'counselor', 'account_admin', 'exam_admin', 'admin')
  @Get(':studentId')
  async summary(
    @Param('studentId') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /student/summary/{studentId}'>> {
    return { data: await this.students.summaryOf(user, id) };
  }
}
