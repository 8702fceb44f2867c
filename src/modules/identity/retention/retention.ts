import { Injectable } from '@nestjs/common';
import { NOTICE_DAYS } from '../../../../contract/retention';
import { departures } from '../../../../projections/identity/departures';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher, mapInBatches } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork, plusDays } from '../../../platform/new-york';
import { Projector } from '../../../platform/projector/projector';
import { idFrom } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import { account } from '../accounts/account.decider';
import { t as tAccounts } from '../accounts/messages';
import { Erasure } from '../erasure/erasure';
import { ERASE_PEOPLE } from '../erasure/erasure.reactions';
import { departure } from '../accounts/departure.decider';
import { FORMER_STUDENT_VIEWS, FormerStudents, type FormerStudent } from './former-students';
import { SteadyDays } from './steady-days';

@Injectable()
export class Retention {
  constructor(
    private readonly students: FormerStudents,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly views: Views,
    private readonly erasure: Erasure,
    private readonly jobs: Jobs,
    private readonly days: SteadyDays,
  ) {}

  /** Can be repeated after any interruption; does nothing if the clock has jumped. */
  async run(now: string): Promise<void> {
    const today = dateInNewYork(0, Date.parse(now));
    if (!(await this.days.includes(today))) return;
    await this.projector.caughtUp(...FORMER_STUDENT_VIEWS);
    const all = await this.students.of(null, today);
    await mapInBatches(all.filter(hasLongerRetention), ({ person: { id: studentId } }) =>
      this.dispatcher.dispatch(departure, studentId, 'CallOff', { studentId, because: 'policy-changed' }),
    );
    await mapInBatches(
      all.filter(({ departure, eraseOn }) => !departure.announced && isSoon(eraseOn, today)),
      ({ person: { id: studentId }, departure: { leftEntityId: entityId }, eraseOn }) =>
        this.dispatcher.dispatch(departure, studentId, 'Announce', {
          ...{ studentId, entityId, eraseOn: eraseOn! },
        }),
    );
    await this.erase(
      all.filter(({ departure, eraseOn }) => departure.ended || isDue(departure.announced, eraseOn, today)),
      today,
    );
  }

  async hold(entityId: string, studentId: string, reason: string): Promise<void> {
    await this.check(entityId, studentId);
    await this.dispatcher.dispatch(departure, studentId, 'Hold', { studentId, reason });
  }

  async endHold(entityId: string, studentId: string): Promise<void> {
    await this.check(entityId, studentId);
    await this.dispatcher.dispatch(departure, studentId, 'EndHold', { studentId });
  }

  private async erase(due: readonly FormerStudent[], today: string): Promise<void> {
    const erased: string[] = [];
    for (const { person } of due) {
      const studentId = person.id;
      const known = await this.dispatcher.stateOf(account, studentId);
      if (known?.role !== 'student' || known.erased) continue;
      // The decider checks whether the student has come back, since the view may be behind.
      const { state } = await this.dispatcher.dispatch(departure, studentId, 'End', { studentId, today });
      if (!state.ended) continue;
      await this.erasure.begin(studentId);
      erased.push(studentId);
    }
    if (erased.length > 0)
      await this.jobs.add(ERASE_PEOPLE, { userIds: erased }, { id: idFrom(ERASE_PEOPLE, ...erased) });
  }

  private async check(entityId: string, studentId: string): Promise<void> {
    const found = await this.views.get(departures, studentId);
    const isStudent = (await this.dispatcher.stateOf(account, studentId))?.role === 'student';
    if (found?.leftEntityId === entityId && isStudent) return;
    throw new Rejected('not-found', tAccounts('former-student-not-found'));
  }
}

/** Whether the announced erasure is no longer planned for that day. */
const hasLongerRetention = ({ departure: { announced, ended }, eraseOn }: FormerStudent) =>
  announced !== null && !ended && announced.eraseOn !== eraseOn;

const isSoon = (eraseOn: string | null, today: string) =>
  eraseOn !== null && eraseOn <= plusDays(today, NOTICE_DAYS);

const isDue = (announced: { readonly eraseOn: string } | null, eraseOn: string | null, today: string) =>
  announced !== null && announced.eraseOn === eraseOn && eraseOn <= today;
