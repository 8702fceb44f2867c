import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, ForStudent, Limits, OWN_WRITES, Query, Roles } from '../../../platform/http/route.decorators';
import { RecordsView } from '../../../platform/auth/record-views';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { CollegeDirectory } from '../colleges.queries';
import { Prospects } from '../chances/prospects';
import { savedCollege } from './saved-college.decider';
import { recordIdOf, SavedCollegeQueries } from './saved-college-queries';

@Controller('users')
export class SavedCollegesController {
  constructor(
    private readonly queries: SavedCollegeQueries,
    private readonly prospects: Prospects,
    private readonly directory: CollegeDirectory,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Roles('student')
  @Get('saved-colleges')
  own(
    @Query() search: ParsedQuery<'GET /users/saved-colleges'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /users/saved-colleges'>> {
    return this.queries.page(id, search);
  }

  @Roles('student')
  @Get('saved-colleges/prospects')
  async standing(
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /users/saved-colleges/prospects'>> {
    return { data: await this.prospects.of(id) };
  }

  @RecordsView('plan', 'parent')
  @ForStudent('studentId', 'parent', 'counselor', 'account_admin', 'exam_admin', 'admin')
  @Get(':studentId/saved-colleges')
  ofStudent(
    @Param('studentId') studentId: string,
    @Query() search: ParsedQuery<'GET /users/{studentId}/saved-colleges'>,
    @CurrentUser() { role }: SessionUser,
  ): Promise<ResponseOf<'GET /users/{studentId}/saved-colleges'>> {
    return this.queries.page(studentId, search, role !== 'exam_admin');
  }

  @Roles('student')
  @Limits(OWN_WRITES)
  @Post('bookmark')
  @HttpCode(200)
  async save(
    @Body() { ceeb_code, status }: ParsedBody<'POST /users/bookmark'>,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<ResponseOf<'POST /users/bookmark'>> {
    const college = await this.directory.find(ceeb_code);
    const ceebCode = college?.id ?? ceeb_code;
    const recordId = recordIdOf(studentId, ceebCode);
    const collegeName = college?.fields.status === 'published' ? college.fields.name : null;
    const ref = { recordId, studentId, ceebCode, collegeName };
    await this.dispatcher.dispatch(savedCollege, recordId, 'Save', { ...ref, status: status ?? null });
    return { data: { id: recordId } };
  }

  @Roles('student')
  @Limits(OWN_WRITES)
  @Delete('bookmark/:id')
  async remove(@Param('id') id: string, @CurrentUser() { id: studentId }: SessionUser): Promise<void> {
    await this.dispatcher.dispatch(savedCollege, id, 'Unsave', { studentId });
  }
}
