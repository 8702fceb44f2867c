import { Controller, Delete, Get, Headers, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { FAMILIES_AND_STAFF } from '../../../contract/roles';
import { OPEN_THREADS, type ThreadFields, type ThreadResource } from '../../../contract/threads';
import { people, type Person } from '../../../projections/identity/people';
import { threads, type Thread } from '../../../projections/threads/threads';
import { Rejected } from '../../kernel/errors';
import { Body, Public, Query, Roles } from '../../platform/http/route.decorators';
import { AccessTokens } from '../../platform/auth/jwt';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { thread } from './thread.decider';
import { t } from './messages';

@Controller('threads')
export class ThreadsController {
  constructor(
    private readonly views: Views,
    private readonly tokens: AccessTokens,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Public()
  @Get('all')
  async all(
    @Query() { currentPage, pageSize }: ParsedQuery<'GET /threads/all'>,
    @Headers('token') token?: string,
  ): Promise<ResponseOf<'GET /threads/all'>> {
    if (token) await this.tokens.authenticate(token);
    const published = { where: { retired: false }, sort: { order: -1 } } as const;
    const { data, pageCount } = await this.views.page(threads, published, { currentPage, pageSize });
    const authors = await this.views.joined(people, data, 'authorId');
    return {
      pageCount,
      data: data.map((found, index) => {
        const open = token || (currentPage - 1) * pageSize + index < OPEN_THREADS;
        return resource(found, authors.get(found.authorId), open ? found.fields.body : '');
      }),
    };
  }

  @Roles(...FAMILIES_AND_STAFF)
  @Get(':id')
  async one(@Param('id') id: string): Promise<ResponseOf<'GET /threads/{id}'>> {
    const found = await this.views.get(threads, id);
    if (!found || found.retired) throw new Rejected('not-found', t('thread-not-found'));
    return { data: resource(found, await this.views.get(people, found.authorId), found.fields.body) };
  }

  @Roles('counselor', 'admin')
  @Post()
  async publish(
    @Body() { title, categories, body }: ParsedBody<'POST /threads'>,
  ): Promise<ResponseOf<'POST /threads'>> {
    const fields: ThreadFields = { title, categories, body };
    const threadId = newId('thread', JSON.stringify(fields));
    await this.dispatcher.dispatch(thread, threadId, 'Publish', { threadId, fields });
    return { id: threadId };
  }

  @Roles('counselor', 'admin')
  @Patch(':id')
  async edit(@Param('id') id: string, @Body() body: ParsedBody<'PATCH /threads/{id}'>): Promise<void> {
    const given = Object.entries(body).filter(([, value]) => value !== null && value !== '');
    await this.dispatcher.dispatch(thread, id, 'Edit', { fields: Object.fromEntries(given) });
  }

  @Roles('counselor', 'admin')
  @Delete(':id')
  async retire(@Param('id') id: string): Promise<void> {
    await this.dispatcher.dispatch(thread, id, 'Retire', {});
  }
}

function resource(
  { id, fields: { title, categories }, createdAt }: Thread,
  author: Person | undefined,
  body: string,
): ThreadResource {
  return {
    id,
    attributes: { title, categories, body, created_at: createdAt },
    relationships: {
      author: {
        data: author
          ? { id: author.id, attributes: { first_name: author.firstName, last_name: author.lastName } }
          : null,
      },
    },
  };
}
