import { Controller, Get } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { Roles } from '../../platform/auth/access.decorators';
import { StoresReport } from './stores-report';

@Controller('admin/stores')
@Roles('admin')
export class StoresController {
  constructor(private readonly report: StoresReport) {}

  @Get()
  list(): Promise<ResponseOf<'GET /admin/stores'>> {
    return this.report.now();
  }
}
