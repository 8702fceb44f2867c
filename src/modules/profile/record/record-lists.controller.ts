import { Controller, Put } from '@nestjs/common';
import { yearsIssue, type Activity, type Course, type Honor } from '../../../../contract/record';
import type { ParsedBody } from '../../../../contract/calls';
import { scoreIssue, TEST_SECTIONS, type TestScore } from '../../../../contract/test-scores';
import * as views from '../../../../projections/profile/record-lists';
import { Rejected } from '../../../kernel/errors';
import { Body, Limits, OWN_WRITES, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ruleMessage } from '../../../platform/messages';
import { dateInNewYork } from '../../../platform/new-york';
import { t } from '../messages';
import { EditableListController, RecordListController } from './record-list.controller';
import { activities, courses, honors, testScores } from './record.decider';

function activityOf(form: Activity): Activity {
  const issue = yearsIssue(form);
  if (!issue) return form;
  throw new Rejected('invalid', t('invalid-parameters'), { endYear: ruleMessage(issue) });
}

@Roles('student')
@Controller('users/extra-curricular')
export class ActivitiesController extends EditableListController(activities, views.activities, activityOf) {
  @Limits(OWN_WRITES)
  @Put('order')
  async rank(
    @Body() { ids }: ParsedBody<'PUT /users/extra-curricular/order'>,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<void> {
    await this.dispatcher.dispatch(activities, studentId, 'Rank', { studentId, itemIds: ids });
  }
}

const courseOf = ({ name, gradeYear, semesterGrades }: ParsedBody<'POST /users/course'>): Course => ({
  name,
  gradeYear,
  semesterGrades: {
    semester1: semesterGrades.semester1 || null,
    semester2: semesterGrades.semester2 || null,
  },
});

@Roles('student')
@Controller('users/course')
export class CoursesController extends EditableListController(courses, views.courses, courseOf) {}

@Roles('student')
@Controller('users/honors')
export class HonorsController extends EditableListController(honors, views.honors, (form: Honor) => form) {}

function testScoreOf({ type, dateTaken, scores }: TestScore): TestScore {
  const { sections } = TEST_SECTIONS[type];
  const issues = sections.map((section) => [section, scoreIssue(type, section, scores[section])] as const);
  const fields = Object.fromEntries(
    issues.flatMap(([section, issue]) => (issue ? [[section, ruleMessage(issue)]] : [])),
  );
  if (dateTaken > dateInNewYork(-1)) fields.dateTaken = t('dateTooLate');
  if (Object.keys(fields).length > 0) {
    throw new Rejected('invalid', t('invalid-parameters'), fields);
  }
  const numbers = sections.map((section) => [section, Number(scores[section])] as const);
  return { type, dateTaken, scores: Object.fromEntries(numbers) };
}

@Roles('student')
@Controller('users/test')
export class TestScoresController extends RecordListController(testScores, views.testScores, testScoreOf) {}
