import { Injectable } from '@nestjs/common';
import type { CollegeImportResource } from '../../../../contract/college-imports';
import type { CollegeImport } from '../../../../projections/colleges/college-imports';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { ImportQueries } from '../../../platform/imports/import-queries';
import { Imports } from '../../../platform/imports/imports';
import { readCollegeFile } from './college-file';
import { collegeImportKind } from './college-import-kind';
import { ImportPlanner } from './import-planner';

@Injectable()
export class CollegeImports {
  constructor(
    private readonly imports: Imports,
    private readonly queries: ImportQueries,
    private readonly planner: ImportPlanner,
  ) {}

  async check(fileName: string, source: CsvSource): Promise<string> {
    const file = await readCollegeFile(source);
    const { counts, faults, rows } = await this.planner.plan(file.rows);
    return this.imports.check(collegeImportKind, fileName, file, { counts }, faults, rows);
  }

  start(importId: string, publish: boolean): Promise<void> {
    return this.imports.start(collegeImportKind, importId, { publish });
  }

  startUndo(importId: string): Promise<void> {
    return this.imports.startUndo(collegeImportKind, importId);
  }

  async list(): Promise<CollegeImportResource[]> {
    return (await this.queries.list(collegeImportKind)).map(resourceOf);
  }

  async get(importId: string): Promise<CollegeImportResource> {
    return resourceOf(await this.queries.get(collegeImportKind, importId));
  }

  finished(importId: string, options?: Parameters<ImportQueries['ended']>[2]): Promise<CollegeImport> {
    return this.queries.ended(collegeImportKind, importId, options);
  }
}

function resourceOf(file: CollegeImport & { readonly progress: number }): CollegeImportResource {
  const { id, ownerId: _owner, counts, version: _, ...attributes } = file;
  return { id, attributes: { ...attributes, ...counts }, relationships: {} };
}
