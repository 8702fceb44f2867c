import { Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Roles } from '../../platform/http/route.decorators';
import {
  type CollegeDescription,
  type CollegeRequirements,
  type Deadlines,
  noDescription,
  noFacts,
  noRequirements,
} from '../../../contract/colleges';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { college } from './college.decider';
import { CollegeDirectory } from './colleges.queries';
import type { CollegeEdit, DeadlinesEdit } from '../../../contract/requests/colleges';
import { camelCased } from '../../platform/http/wire-names';
import type { CollegeFields } from './colleges.events';
import { UnitIds } from './imports/unit-ids';

@Controller('colleges')
@Roles('admin')
export class CollegesAdminController {
  constructor(
    private readonly directory: CollegeDirectory,
    private readonly dispatcher: Dispatcher,
    private readonly unitIds: UnitIds,
  ) {}

  @Post('college')
  async add(
    @Body() { ceeb_code: ceebCode, ...body }: ParsedBody<'POST /colleges/college'>,
  ): Promise<ResponseOf<'POST /colleges/college'>> {
    const { status = 'review', ...description } = descriptionOf(body);
    const unitId = /^U(\d+)$/.exec(ceebCode)?.[1] ?? null;
    if (unitId !== null) await this.unitIds.reserveForAdmin(unitId, ceebCode);
    await this.dispatcher.dispatch(college, ceebCode, 'AddCollege', {
      ceebCode,
      description: { ...noDescription, ...description },
      facts: { ...noFacts, ...requirementsOf(body), unitId },
      status,
    });
    return { id: ceebCode };
  }

  @Patch(':ceeb')
  async edit(@Param('ceeb') ceeb: string, @Body() body: ParsedBody<'PATCH /colleges/{ceeb}'>): Promise<void> {
    await this.dispatcher.dispatch(college, await this.idOf(ceeb), 'EditCollege', {
      fields: { ...descriptionOf(body), ...requirementsOf(body) },
    });
  }

  @Delete(':ceeb')
  async delete(@Param('ceeb') ceeb: string): Promise<void> {
    await this.dispatcher.dispatch(college, await this.idOf(ceeb), 'DeleteCollege', {});
  }

  @Post('deadlines')
  async addDeadlines(
    @Body() { ceeb, ...body }: ParsedBody<'POST /colleges/deadlines'>,
  ): Promise<ResponseOf<'POST /colleges/deadlines'>> {
    const id = await this.idOf(ceeb);
    await this.dispatcher.dispatch(college, id, 'SetDeadlines', { deadlines: deadlinesOf(body) });
    return { id };
  }

  @Patch(':ceeb/deadlines')
  async editDeadlines(
    @Param('ceeb') ceeb: string,
    @Body() body: ParsedBody<'PATCH /colleges/{ceeb}/deadlines'>,
  ): Promise<void> {
    await this.dispatcher.dispatch(college, await this.idOf(ceeb), 'SetDeadlines', {
      deadlines: deadlinesOf(body),
    });
  }

  @Delete(':ceeb/deadlines')
  async resetDeadlines(@Param('ceeb') ceeb: string): Promise<void> {
    await this.dispatcher.dispatch(college, await this.idOf(ceeb), 'ResetDeadlines', {});
  }

  /** A college that the views lack is assumed to have this code, since the views may be behind. */
  private async idOf(code: string): Promise<string> {
    return (await this.directory.find(code))?.id ?? code;
  }
}

const REQUIREMENTS = new Set(['testPolicy', ...Object.keys(noRequirements)]);

const descriptionOf = (body: CollegeEdit): Partial<CollegeDescription & Pick<CollegeFields, 'status'>> =>
  Object.fromEntries(
    Object.entries(camelCased(body)).filter(([name, value]) => value !== null && !REQUIREMENTS.has(name)),
  );

/** A requirement that is cleared becomes unknown. */
const requirementsOf = (
  body: CollegeEdit,
): Partial<CollegeRequirements & Pick<CollegeFields, 'testPolicy'>> =>
  Object.fromEntries(
    Object.entries(camelCased(body))
      .filter(([name]) => REQUIREMENTS.has(name))
      .map(([name, value]) => [name, value === '' ? null : value]),
  );

const deadlinesOf = (body: DeadlinesEdit): Partial<Deadlines> =>
  Object.fromEntries(Object.entries(camelCased(body)).map(([name, value]) => [name, value || null]));
