import { Controller } from '@nestjs/common';
import type { Course } from '../../../../contract/record';
import type { ParsedBody } from '../../../../contract/requests';
import { courses as coursesView } from '../../../../projections/profile/owned-lists';
import { Roles } from '../../../platform/auth/access.decorators';
import { EditableListController } from './owned-list.controller';
import { courses } from './record.decider';

const fieldsOf = ({ name, gradeYear, semesterGrades }: ParsedBody<'POST /users/course'>): Course => ({
  name,
  gradeYear,
  semesterGrades: {
    semester1: semesterGrades.semester1 || null,
    semester2: semesterGrades.semester2 || null,
  },
});

@Roles('student')
@Controller('users/course')
export class CoursesController extends EditableListController(courses, coursesView, fieldsOf) {}
