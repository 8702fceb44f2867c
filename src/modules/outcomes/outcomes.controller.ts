import { Controller, Get, Param } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { OUTCOME_DECISIONS, type OutcomesResource } from '../../../contract/outcomes';
import { outcomes, type Outcome } from '../../../projections/outcomes/outcomes';
import { ForStudent } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { EntityReader } from '../identity/directory/directory.queries';
import { publish, type KnownOutcome } from './publish';
import { TakenFacts } from './taken-facts';

@Controller('users/:studentId/outcomes')
export class OutcomesController {
  constructor(
    private readonly views: Views,
    private readonly facts: TakenFacts,
    private readonly schools: EntityReader,
    private readonly colleges: CollegeDirectory,
  ) {}

  @ForStudent('studentId', 'student', 'parent', 'counselor', 'account_admin', 'admin')
  @Get(':ceeb')
  async at(
    @Param('studentId') studentId: string,
    @Param('ceeb') ceeb: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/{studentId}/outcomes/{ceeb}'>> {
    return { data: await this.outcomesAt(ceeb, studentId, user) };
  }

  /** Staff see the outcomes of the student's school always, others once the school has turned them on. */
  private async outcomesAt(
    code: string,
    studentId: string,
    { role }: SessionUser,
  ): Promise<OutcomesResource> {
    const [entityId, college] = await Promise.all([this.facts.schoolOf(studentId), this.colleges.find(code)]);
    const ceebCode = college?.id ?? code;
    const isFamily = role === 'student' || role === 'parent';
    const you = await this.facts.scoresOf(studentId);
    const none = (state: 'off' | 'few') => resource(ceebCode, { state, points: [], you });
    if (!entityId) return none('off');
    if (isFamily && !(await this.schools.sharesOutcomes(entityId))) return none('off');
    const found = await this.views.find(outcomes, { where: { entityId, ceebCode } });
    const points = publish(found.flatMap((outcome) => knownOf(outcome) ?? []));
    if (points.length === 0) return none('few');
    return resource(ceebCode, {
      state: 'shown',
      points: points.map(({ decision, classes, round, gpa, sat, act }) => ({
        ...{ decision, classes, round },
        ...{ gpa, sat, act },
      })),
      you,
    });
  }
}

const resource = (id: string, attributes: OutcomesResource['attributes']): OutcomesResource => ({
  id,
  attributes,
  relationships: {},
});

function knownOf({ decision, classYear, importId, ...outcome }: Outcome): KnownOutcome | undefined {
  const final = OUTCOME_DECISIONS.find((one) => one === decision);
  if (!final || classYear === null) return undefined;
  return { ...outcome, decision: final, classYear, isImported: importId !== null };
}
