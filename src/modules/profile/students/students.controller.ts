import { Controller, Get, Query } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { ResponseOf, Query as QueryOf } from '../../../../contract/calls';
import { STUDENT_FILTERS, STUDENT_ORDERS, type StudentSearch } from '../../../../contract/students';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { PageRequestDto } from '../../../platform/http/page-request.dto';
import { AnyText, IfPresent, telling } from '../../../platform/http/rule.decorator';
import { StudentList } from './student-list';
import { t } from '../messages';

const SORTS = STUDENT_ORDERS.flatMap((order) => [order, `-${order}`]);

class StudentSearchDto extends PageRequestDto implements QueryOf<'GET /users/students'> {
  @IsOptional() @AnyText() q?: string;
  @IfPresent() @IsIn(STUDENT_FILTERS, telling(t('no-such-filter'))) filter?: StudentSearch['filter'];
  @IfPresent() @IsIn(SORTS, telling(t('no-such-order'))) sort?: StudentSearch['sort'];
}

@Controller('users/students')
export class StudentsController {
  constructor(private readonly students: StudentList) {}

  @Roles('counselor', 'account_admin', 'exam_admin', 'admin')
  @Get()
  list(
    @Query() search: StudentSearchDto,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/students'>> {
    return this.students.page(user, search);
  }
}
