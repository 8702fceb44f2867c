import { Controller, Get, StreamableFile } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import type { GradedTestResource } from '../../../../contract/graded-tests';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { csvFile } from '../../../platform/http/csv-file';
import { GradedTestQueries } from './graded-test-queries';

@Controller('exams')
@Roles('counselor', 'account_admin', 'admin')
export class GradedTestsController {
  constructor(private readonly tests: GradedTestQueries) {}

  @Get('graded')
  list(
    @Query() search: ParsedQuery<'GET /exams/graded'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/graded'>> {
    return this.tests.page(user, search, search);
  }

  @Get('graded/averages')
  averages(
    @Query() { formId }: ParsedQuery<'GET /exams/graded/averages'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/graded/averages'>> {
    return this.tests.averages(user, formId);
  }

  @Get('graded.csv')
  async export(
    @Query() search: ParsedQuery<'GET /exams/graded.csv'>,
    @CurrentUser() user: SessionUser,
  ): Promise<StreamableFile> {
    const found = await this.tests.all(user, search);
    return csvFile('graded-practice-tests.csv', found.map(rowOf), { columns: COLUMNS });
  }
}

const COLUMNS = [
  ...['lastName', 'firstName', 'studentId', 'testType', 'examCode', 'sample', 'dateTaken'],
  ...['totalScore', 'verbalScore', 'mathScore'],
  ...['compositeScore', 'englishScore', 'readingScore', 'scienceScore'],
];

const rowOf = ({ attributes, relationships: { student } }: GradedTestResource) => ({
  ...attributes,
  sample: attributes.sample ? 'sample' : '',
  studentId: student.data.id,
});
