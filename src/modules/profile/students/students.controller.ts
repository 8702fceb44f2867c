import { Controller, Get } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { StudentList } from './student-list';

@Controller('users/students')
export class StudentsController {
  constructor(private readonly students: StudentList) {}

  @Roles('counselor', 'account_admin', 'exam_admin', 'admin')
  @Get()
  list(
    @Query() search: ParsedQuery<'GET /users/students'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/students'>> {
    return this.students.page(user, search);
  }
}
