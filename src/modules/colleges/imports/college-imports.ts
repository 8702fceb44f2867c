import { Injectable } from '@nestjs/common';
import type { CollegeImportResource } from '../../../../contract/college-imports';
import type { CsvSource } from '../../../platform/imports/csv-file';
import type { ShownImport } from '../../../platform/imports/import-queries';
import { ImportService, importResource } from '../../../platform/imports/import-service';
import type { CollegeImportSteps } from '../colleges.events';
import { readCollegeFile } from './college-file';
import { collegeImportKind } from './college-import-kind';
import { ImportPlanner } from './import-planner';

@Injectable()
export class CollegeImports extends ImportService<CollegeImportSteps, CollegeImportResource> {
  protected readonly kind = collegeImportKind;

  constructor(private readonly planner: ImportPlanner) {
    super();
  }

  protected async plan(source: CsvSource) {
    const file = await readCollegeFile(source);
    const { counts, ...plan } = await this.planner.plan(file.rows);
    return { ...plan, file, details: counts };
  }

  protected answers(files: readonly ShownImport<CollegeImportSteps>[]): CollegeImportResource[] {
    return files.map((file) => importResource(file, file.details));
  }
}
