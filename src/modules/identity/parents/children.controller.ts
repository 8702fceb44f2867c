import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { Answer } from '../../../../contract/calls';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Limits, OWN_WRITES } from '../../../platform/limits/limits';
import { ParentLinks } from './parent-links';

/** Whose plan a parent follows, or is invited to. */
@Roles('parent')
@Controller('children')
export class ChildrenController {
  constructor(private readonly links: ParentLinks) {}

  @Get()
  async list(@CurrentUser() { id }: SessionUser): Promise<Answer<'GET /children'>> {
    return { data: await this.links.childrenOf(id) };
  }

  @Limits(OWN_WRITES)
  @Put(':childId/accepted')
  @HttpCode(204)
  accept(@Param('childId') childId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    return this.links.accept(id, childId);
  }

  @Limits(OWN_WRITES)
  @Delete(':childId')
  @HttpCode(204)
  decline(@Param('childId') childId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    return this.links.decline(id, childId);
  }
}
