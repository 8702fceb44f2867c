import { Controller, Get, StreamableFile } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import { ENTRY_COLUMNS, ENTRY_IMPORT_MAX_BYTES } from '../../../../contract/entry-imports';
import { EXAM_CODES } from '../../../../contract/exam-definitions';
import { ImportController } from '../../../platform/imports/import.controller';
import { dateInNewYork } from '../../../platform/new-york';
import { csvFile } from '../../../platform/http/csv-file';
import { exampleOf } from './answers-in-cells';
import { ExamEntryImports } from './exam-entry-imports';

@Controller('exams/entry-imports')
@Roles('counselor', 'account_admin', 'exam_admin', 'admin')
export class ExamEntryImportsController extends ImportController(ExamEntryImports, ENTRY_IMPORT_MAX_BYTES) {
  @Get('template.csv')
  template(@Query() { type }: ParsedQuery<'GET /exams/entry-imports/template.csv'>): StreamableFile {
    const example = [
      'student@example.com',
      type,
      EXAM_CODES[type][0]!,
      dateInNewYork(-1),
      ...exampleOf(type),
    ];
    return csvFile(`${type.toLowerCase()}-answers.csv`, [ENTRY_COLUMNS, example]);
  }
}
