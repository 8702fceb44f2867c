import { Injectable } from '@nestjs/common';
import { noDeadlines, type CollegeListResource, type CollegeResource } from '../../../contract/colleges';
import type { CountedPage } from '../../../contract/http';
import type { ParsedQuery } from '../../../contract/calls';
import { colleges, type College } from '../../../projections/colleges/colleges';
import { isIn, normalised } from '../../../projections/colleges/search-text';
import type { SessionUser } from '../../platform/auth/session-user';
import type { Where } from '../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../platform/document-store/views';
import { KnownColleges } from './catalogue/known-colleges';
import { CollegeDirectory } from './colleges.queries';

const BEST = 20;

interface Listed {
  readonly id: string;
  readonly fields: Pick<College['fields'], 'name' | 'state' | 'location' | 'status'>;
}

const WITHOUT_DEADLINES: Where = Object.fromEntries(
  Object.keys(noDeadlines).map((deadline) => [`deadlines.${deadline}`, null]),
);

type CollegeSearch = Pick<ParsedQuery<'GET /colleges/all'>, 'name' | 'ceeb' | 'status' | 'withoutDeadlines'>;

const visibleTo = ({ role }: SessionUser): Where =>
  role === 'admin' ? {} : { 'fields.status': 'published' };

@Injectable()
export class CollegeQueries {
  constructor(
    private readonly views: Views,
    private readonly directory: CollegeDirectory,
    private readonly known: KnownColleges,
  ) {}

  async find(code: string, user: SessionUser): Promise<CollegeResource | undefined> {
    const college = await this.directory.find(code);
    const visible = college && (user.role === 'admin' || college.fields.status === 'published');
    return visible ? collegeResource(college) : undefined;
  }

  /** Returns at most twenty colleges: first exact names, then beginnings of names or words, then any part, then places. */
  async search(name: string, user: SessionUser): Promise<CollegeListResource[]> {
    const query = normalised(name);
    if (query === '') return [];
    const tiers: Where[] = [
      { search: { contains: `| ${query} |` } },
      { sortName: { prefix: query } },
      { search: { contains: ` ${query}` } },
      { search: { contains: query } },
    ];
    const best = new Map<string, College>();
    for (const tier of tiers) {
      if (best.size >= BEST) break;
      const where = { ...visibleTo(user), ...tier };
      // A query also finds the matches of better tiers, so its limit makes room for them.
      const found = await this.views.find(colleges, {
        where,
        sort: { sortName: 1 },
        limit: BEST + best.size,
      });
      for (const college of found) best.set(college.id, college);
    }
    const named = [...best.values()].slice(0, BEST).map(listResource);
    if (named.length === BEST) return named;
    const there = (await this.known.published()).filter(
      ({ id, place }) => isIn(place, query) && !best.has(id),
    );
    return [
      ...named,
      ...there
        .slice(0, BEST - named.length)
        .map((college) => listResource({ id: college.id, fields: college })),
    ];
  }

  async page(
    { name = '', ceeb = '', status, withoutDeadlines = false }: CollegeSearch,
    page: PageRequest,
    user: SessionUser,
  ): Promise<CountedPage<CollegeListResource>> {
    const where: Where = {
      ...(status && { 'fields.status': status }),
      ...(withoutDeadlines && WITHOUT_DEADLINES),
      ...visibleTo(user),
      ...(name === '' ? {} : { search: { contains: normalised(name) } }),
      ...(ceeb === '' ? {} : { id: { prefix: ceeb } }),
    };
    const { data, ...counts } = await this.views.page(colleges, { where, sort: { sortName: 1 } }, page);
    return { data: data.map(listResource), ...counts };
  }
}

const listResource = ({ id, fields }: Listed): CollegeListResource => ({
  id,
  attributes: {
    name: fields.name,
    state: fields.state,
    location: fields.location,
    status: fields.status,
    ceeb_code: id,
  },
  relationships: {},
});

export const collegeResource = ({ id, fields, deadlines, version }: College): CollegeResource => ({
  id,
  attributes: { ...fields, ...deadlines, ceebCode: id, version },
  relationships: {},
});
