import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import { type Limit, Limits, OWN_WRITES, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ParentLinks } from './parent-links';

const ANSWERS: Limit = { ...OWN_WRITES, most: 20 };

@Roles('parent')
@Controller('children')
export class ChildrenController {
  constructor(private readonly links: ParentLinks) {}

  @Get()
  async list(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /children'>> {
    return { data: await this.links.childrenOf(id) };
  }

  @Limits(ANSWERS)
  @Put(':childId/accepted')
  accept(@Param('childId') childId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    return this.links.accept(id, childId);
  }

  @Limits(ANSWERS)
  @Delete(':childId')
  decline(@Param('childId') childId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    return this.links.decline(id, childId);
  }
}
