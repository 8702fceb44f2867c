import { Controller, Get, StreamableFile } from '@nestjs/common';
import { graduationYear } from '../../../../contract/grades';
import { OUTCOME_COLUMNS, OUTCOME_IMPORT_MAX_BYTES } from '../../../../contract/outcomes';
import { Roles } from '../../../platform/http/route.decorators';
import { ImportController } from '../../../platform/imports/import.controller';
import { dateInNewYork } from '../../../platform/new-york';
import { csvFile } from '../../../platform/http/csv-file';
import { OutcomeImports } from './outcome-imports';

@Controller('outcome-imports')
@Roles('account_admin', 'admin')
export class OutcomeImportsController extends ImportController(OutcomeImports, OUTCOME_IMPORT_MAX_BYTES) {
  @Get('template.csv')
  template(): StreamableFile {
    const lastClass = String(graduationYear('12th', dateInNewYork())! - 1);
    const examples = [
      ['U166027', lastClass, 'EA', 'admitted', '3.8', '1420', ''],
      ['U166027', lastClass, 'regular', 'denied', '3.4', '', '27'],
    ];
    return csvFile('past-results.csv', [OUTCOME_COLUMNS, ...examples]);
  }
}
