import { Controller, Get } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Query, Roles } from '../../platform/http/route.decorators';
import { fullName, people } from '../../../projections/identity/people';
import { recordViews } from '../../../projections/record-views/record-views';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';

@Controller('users/record-views')
export class RecordViewsController {
  constructor(private readonly views: Views) {}

  @Roles('student')
  @Get()
  async page(
    @CurrentUser() { id: studentId }: SessionUser,
    @Query() request: ParsedQuery<'GET /users/record-views'>,
  ): Promise<ResponseOf<'GET /users/record-views'>> {
    const query = { where: { studentId }, sort: { order: -1 } } as const;
    const { data, pageCount } = await this.views.page(recordViews, query, request);
    const viewers = await this.views.joined(people, data, 'viewerId');
    return {
      data: data.map(({ id, viewerId, viewerRole: role, what, viewedAt }) => {
        const viewer = viewers.get(viewerId ?? '');
        const name = viewer ? fullName(viewer) : null;
        return { id, attributes: { what, viewedAt, role, name }, relationships: {} };
      }),
      pageCount,
    };
  }
}
