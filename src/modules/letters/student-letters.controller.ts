import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, ForStudent, Limits, OWN_WRITES, USER } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { LetterQueries } from './letter-queries';
import { LetterRequests } from './letter-requests';
import { letterSheet } from './letter-sheet.decider';

const STAFF = ['counselor', 'account_admin', 'admin'] as const;

/** Each request may mail a person who does not expect it. */
const REQUESTS = { most: 30, of: 'calls', per: USER, minutes: 24 * 60 } as const;

@Controller('users/:studentId')
export class StudentLettersController {
  constructor(
    private readonly queries: LetterQueries,
    private readonly requests: LetterRequests,
    private readonly dispatcher: Dispatcher,
  ) {}

  @ForStudent('studentId', 'student', 'parent', ...STAFF)
  @Get('letters')
  async letters(
    @Param('studentId') studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/{studentId}/letters'>> {
    return { data: await this.queries.ofStudent(studentId, user) };
  }

  @ForStudent('studentId', 'student')
  @Limits(REQUESTS)
  @Post('letters')
  async ask(
    @Param('studentId') studentId: string,
    @Body() form: ParsedBody<'POST /users/{studentId}/letters'>,
  ): Promise<ResponseOf<'POST /users/{studentId}/letters'>> {
    return { id: await this.requests.ask(studentId, form) };
  }

  @ForStudent('studentId', 'student', ...STAFF)
  @Get('letter-sheet')
  async sheet(
    @Param('studentId') studentId: string,
  ): Promise<ResponseOf<'GET /users/{studentId}/letter-sheet'>> {
    return { data: await this.queries.sheetOf(studentId) };
  }

  @ForStudent('studentId', 'student')
  @Limits(OWN_WRITES)
  @Put('letter-sheet')
  answer(
    @Param('studentId') studentId: string,
    @Body() { answers }: ParsedBody<'PUT /users/{studentId}/letter-sheet'>,
  ): Promise<void> {
    return this.requests.answer(studentId, answers);
  }

  @ForStudent('studentId', 'student')
  @Limits(OWN_WRITES)
  @Put('letter-rights')
  async chooseRights(
    @Param('studentId') studentId: string,
    @Body() { waived }: ParsedBody<'PUT /users/{studentId}/letter-rights'>,
  ): Promise<void> {
    await this.dispatcher.dispatch(letterSheet, studentId, 'ChooseRights', { studentId, waived });
  }

  @ForStudent('studentId', ...STAFF)
  @Limits(OWN_WRITES)
  @Delete('letter-rights')
  async resetRights(@Param('studentId') studentId: string): Promise<void> {
    await this.dispatcher.dispatch(letterSheet, studentId, 'ResetRights', { studentId });
  }
}
