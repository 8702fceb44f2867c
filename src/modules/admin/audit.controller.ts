import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Query, Roles } from '../../platform/http/route.decorators';
import type { AuditResource } from '../../../contract/admin';
import { audit } from '../../../projections/admin/audit';
import type { AnyProjection } from '../../kernel/projection';
import { currentLanguage } from '../../platform/http/request-context';
import { PROJECTIONS } from '../../platform/projector/projector';
import { csvFile } from '../../platform/http/csv-file';
import { AuditQueries } from './audit-queries';

@Controller('admin')
@Roles('admin')
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    @Inject(PROJECTIONS) private readonly projections: readonly AnyProjection[],
  ) {}

  @Get('audit')
  async search(@Query() search: ParsedQuery<'GET /admin/audit'>): Promise<ResponseOf<'GET /admin/audit'>> {
    const types = this.projections
      .filter(({ name }) => name === audit.name)
      .flatMap(({ on }) => Object.keys(on));
    return { ...(await this.queries.page(search)), types: types.sort() };
  }

  @Get('audit.csv')
  export(@Query() search: ParsedQuery<'GET /admin/audit.csv'>): StreamableFile {
    // The language is read here, because rows are read after the request has ended.
    const language = currentLanguage();
    return csvFile('audit.csv', rows(this.queries.all(search, language)), { columns: COLUMNS });
  }
}

const COLUMNS = [
  'time',
  'actor',
  'actorId',
  'actorRole',
  'subject',
  'subjectId',
  'type',
  'sentence',
  'before',
  'after',
  'stream',
  'revision',
  'correlationId',
];

async function* rows(pages: AsyncIterable<readonly AuditResource[]>) {
  for await (const page of pages) for (const resource of page) yield rowOf(resource);
}

function rowOf({ attributes, relationships: { actor, subject } }: AuditResource) {
  const { before, after, ...rest } = attributes;
  return {
    ...rest,
    actor: actor.data?.attributes.name ?? rest.actorRole,
    actorId: actor.data?.id,
    subject: subject.data?.attributes.name,
    subjectId: subject.data?.id,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  };
}
