import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { savedFilters as view } from '../../../projections/saved-filters/saved-filters';
import { Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { savedFilters } from './saved-filters.decider';

@Roles('counselor', 'account_admin', 'exam_admin', 'admin')
@Controller('users/students/filters')
export class SavedFiltersController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async all(@CurrentUser() { id: userId }: SessionUser): Promise<ResponseOf<'GET /users/students/filters'>> {
    const { filters = [] } = (await this.views.get(view, userId)) ?? {};
    const byName = filters.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    return { data: byName.map(({ id, ...attributes }) => ({ id, attributes, relationships: {} })) };
  }

  @Limits(OWN_WRITES)
  @Post()
  async save(
    @Body() { name, search }: ParsedBody<'POST /users/students/filters'>,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<ResponseOf<'POST /users/students/filters'>> {
    const filterId = newId(savedFilters.name, name, search);
    await this.dispatcher.dispatch(savedFilters, userId, 'Save', { filterId, userId, name, search });
    return { id: filterId };
  }

  @Limits(OWN_WRITES)
  @Patch(':id')
  async rename(
    @Param('id') filterId: string,
    @Body() { name }: ParsedBody<'PATCH /users/students/filters/{id}'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<void> {
    await this.dispatcher.dispatch(savedFilters, id, 'Rename', { filterId, name });
  }

  @Limits(OWN_WRITES)
  @Delete(':id')
  async delete(@Param('id') filterId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    await this.dispatcher.dispatch(savedFilters, id, 'Delete', { filterId });
  }
}
