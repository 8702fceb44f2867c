import { Injectable } from '@nestjs/common';
import { colleges } from '../../../../projections/colleges/colleges';
import { Views } from '../../../platform/document-store/views';
import { Projector } from '../../../platform/projector/projector';
import type { CollegeRow } from './college-columns';
import { planImport, type ImportPlan } from './import-plan';

@Injectable()
export class ImportPlanner {
  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
  ) {}

  async plan(rows: readonly CollegeRow[]): Promise<ImportPlan> {
    await this.projector.caughtUp(colleges);
    return planImport(rows, await this.views.find(colleges));
  }
}
