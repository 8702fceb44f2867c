import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { messageTemplates as view } from '../../../projections/message-templates/message-templates';
import { Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { messageTemplates } from './message-templates.decider';

@Roles('counselor', 'account_admin', 'exam_admin', 'admin')
@Controller('messages/templates')
export class MessageTemplatesController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async all(@CurrentUser() { id: userId }: SessionUser): Promise<ResponseOf<'GET /messages/templates'>> {
    const { templates = [] } = (await this.views.get(view, userId)) ?? {};
    const byName = templates.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    return { data: byName.map(({ id, ...attributes }) => ({ id, attributes, relationships: {} })) };
  }

  @Limits(OWN_WRITES)
  @Post()
  async save(
    @Body() { name, text }: ParsedBody<'POST /messages/templates'>,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<ResponseOf<'POST /messages/templates'>> {
    const templateId = newId(messageTemplates.name, name, text);
    await this.dispatcher.dispatch(messageTemplates, userId, 'Save', { templateId, userId, name, text });
    return { id: templateId };
  }

  @Limits(OWN_WRITES)
  @Patch(':id')
  async edit(
    @Param('id') templateId: string,
    @Body() { name, text }: ParsedBody<'PATCH /messages/templates/{id}'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<void> {
    await this.dispatcher.dispatch(messageTemplates, id, 'Edit', { templateId, name, text });
  }

  @Limits(OWN_WRITES)
  @Delete(':id')
  async delete(@Param('id') templateId: string, @CurrentUser() { id }: SessionUser): Promise<void> {
    await this.dispatcher.dispatch(messageTemplates, id, 'Delete', { templateId });
  }
}
