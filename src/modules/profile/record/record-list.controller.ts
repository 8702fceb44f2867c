import { Delete, Get, Inject, Param, Patch, Post } from '@nestjs/common';
import type { Page, Resource } from '../../../../contract/http';
import type { ParsedQuery } from '../../../../contract/calls';
import { present, type RecordList } from '../../../../projections/profile/record-lists';
import type { Decider } from '../../../kernel/decider';
import type { EventMap } from '../../../kernel/event';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views, type View } from '../../../platform/document-store/views';
import { newId } from '../../../platform/http/request-context';
import { Body, Limits, OWN_WRITES, Query } from '../../../platform/http/route.decorators';
import type { Items, RecordListCommands } from './record-list.decider';

/** Makes the controller of a student's list. Subclasses add path and roles. */
export function RecordListController<Fields extends object, Form extends object, Events extends EventMap>(
  list: Decider<Items<Fields>, RecordListCommands<Fields>, Events>,
  view: View<RecordList<Fields>>,
  fieldsOf: (form: Form) => Fields,
) {
  abstract class Controller {
    @Inject(Views) protected readonly views: Views;
    @Inject(Dispatcher) protected readonly dispatcher: Dispatcher;

    @Get()
    async all(
      @Query() { currentPage, pageSize }: ParsedQuery<'GET /users/honors'>,
      @CurrentUser() { id: studentId }: SessionUser,
    ): Promise<Page<Resource<Fields>>> {
      const items = present(await this.views.get(view, studentId));
      const first = (currentPage - 1) * pageSize;
      return {
        data: items.slice(first, first + pageSize).map(({ id, fields }) => resource(id, fields)),
        pageCount: Math.ceil(items.length / pageSize),
      };
    }

    @Limits(OWN_WRITES)
    @Post()
    async add(
      @Body() body: object,
      @CurrentUser() { id: studentId }: SessionUser,
    ): Promise<{ data: Resource<Fields> }> {
      const fields = fieldsOf(body as Form);
      const itemId = newId(list.name, studentId, JSON.stringify(fields));
      await this.dispatcher.dispatch(list, studentId, 'Add', { itemId, studentId, fields });
      return { data: resource(itemId, fields) };
    }

    @Limits(OWN_WRITES)
    @Delete(':id')
    async remove(@Param('id') itemId: string, @CurrentUser() { id: studentId }: SessionUser): Promise<void> {
      await this.dispatcher.dispatch(list, studentId, 'Remove', { itemId });
    }

    @Limits(OWN_WRITES)
    @Post(':id/restore')
    async restore(@Param('id') itemId: string, @CurrentUser() { id: studentId }: SessionUser): Promise<void> {
      await this.dispatcher.dispatch(list, studentId, 'Restore', { itemId });
    }
  }
  return Controller;
}

/** An edit contains the item that it is based on, so that a conflict overwrites nobody's work. */
type EditOf<Form> = Form & { readonly expected?: Form };

export function EditableListController<Fields extends object, Form extends object, Events extends EventMap>(
  ...[list, view, fieldsOf]: Parameters<typeof RecordListController<Fields, Form, Events>>
) {
  abstract class Controller extends RecordListController(list, view, fieldsOf) {
    @Limits(OWN_WRITES)
    @Patch(':id')
    async edit(
      @Param('id') itemId: string,
      @Body() body: object,
      @CurrentUser() { id: studentId }: SessionUser,
    ): Promise<void> {
      const { expected, ...edited } = body as EditOf<Form>;
      const command = { itemId, fields: fieldsOf(edited as Form), expected: expected && fieldsOf(expected) };
      await this.dispatcher.dispatch(list, studentId, 'Edit', command);
    }
  }
  return Controller;
}

const resource = <Fields>(id: string, fields: Fields): Resource<Fields> => ({
  id,
  attributes: fields,
  relationships: {},
});
