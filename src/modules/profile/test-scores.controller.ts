import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import { scoreFault, TEST_SECTIONS, type TestScoreResource } from '../../../contract/profile';
import { testScores as testScoresView, type TestScore } from '../../../projections/test-scores';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { newId } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { sayBroken } from '../../platform/words';
import { testScores } from './test-scores.decider';
import { TestScoreDto } from './test-scores.dto';
import { say } from './words';

/** The tests in a student's profile. */
@Roles('student')
@Controller('users/test')
export class TestScoresController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async list(
    @Query() { currentPage, pageSize }: PageRequestDto,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<Answer<'GET /users/test'>> {
    const { tests = [] } = (await this.views.get(testScoresView, studentId)) ?? {};
    const first = (currentPage - 1) * pageSize;
    return {
      data: tests.slice(first, first + pageSize).map(resource),
      pageCount: Math.ceil(tests.length / pageSize),
    };
  }

  @Post()
  async add(
    @Body() body: TestScoreDto,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<Answer<'POST /users/test'>> {
    const { type, dateTaken } = body;
    const scores = checkedScores(body);
    const testId = newId('test-score', studentId, JSON.stringify(body));
    const added = { testId, studentId, testType: type, dateTaken, scores };
    await this.dispatcher.dispatch(testScores, studentId, 'AddTestScore', added);
    return { data: resource({ id: testId, type, dateTaken, scores }) };
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id') testId: string, @CurrentUser() { id: studentId }: SessionUser): Promise<void> {
    const { events } = await this.dispatcher.dispatch(testScores, studentId, 'RemoveTestScore', { testId });
    if (events.length === 0) throw new Rejected('not-found', say('test-not-found'));
  }
}

/** The score of each section of the test, and nothing else. */
function checkedScores({ type, dateTaken, scores }: TestScoreDto): Record<string, number> {
  const { sections } = TEST_SECTIONS[type];
  const faults = sections.map((section) => [section, scoreFault(type, section, scores[section])] as const);
  const fields = Object.fromEntries(
    faults.flatMap(([section, fault]) => (fault ? [[section, sayBroken(fault)]] : [])),
  );
  if (dateTaken > dateInNewYork(-1)) fields.dateTaken = say('dateTooLate');
  if (Object.keys(fields).length > 0) {
    throw new Rejected('invalid', say('invalid-parameters'), fields);
  }
  return Object.fromEntries(sections.map((section) => [section, Number(scores[section])]));
}

const resource = ({ id, type, dateTaken, scores }: TestScore): TestScoreResource => ({
  id,
  attributes: { type, dateTaken, scores },
  relationships: {},
});
