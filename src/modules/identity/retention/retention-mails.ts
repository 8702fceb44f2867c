import { en } from './en';
import { es } from './es';
import { Inject, Injectable } from '@nestjs/common';
import { accountViews } from '../../../../projections/identity/account-views';
import { departures } from '../../../../projections/identity/departures';
import { entities } from '../../../../projections/identity/entities';
import { people } from '../../../../projections/identity/people';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mailer } from '../../../platform/mail/mailer';
import { dateInNewYork } from '../../../platform/new-york';
import { Projector } from '../../../platform/projector/projector';
import { account } from '../accounts/account.decider';
import { departure } from '../accounts/departure.decider';
import { EntityMemberReader } from '../directory/directory.queries';
import { MAIL_SCHOOL, type SchoolMail, type SchoolNotice, type StudentNotice } from './retention.reactions';

export const catalogues = { en, es };

@Injectable()
export class RetentionMails {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends nothing if the erasure was cancelled meanwhile. */
  async sendStudentMail({ studentId, entityId, eraseOn: date }: StudentNotice): Promise<void> {
    const { announced } = await this.dispatcher.stateOf(departure, studentId);
    if (announced?.eraseOn !== date) return;
    const person = await this.dispatcher.stateOf(account, studentId);
    if (!person || person.erased) return;
    await this.projector.caughtUp(entities);
    const { productName, publicUrl } = this.config;
    const address = `${publicUrl}/profile/download`;
    const about = {
      firstName: person.profile.firstName,
      productName,
      school: await this.nameOf(entityId),
      date,
      address,
    };
    const language = languageOf(person);
    const t = catalogues[language];
    const [subject, text] = [t.studentSubject(about), t.studentText(about)];
    await this.mailer.send({ of: studentId, to: person.email, language, subject, text });
  }

  /** Adds a job for each admin of the school, so that a refused mail is retried separately. */
  async sendSchoolMail({ entityId, day }: SchoolNotice): Promise<void> {
    if ((await this.countNotified(entityId, day)) === 0) return;
    for (const adminId of await this.entityMembers.accountAdminsOf([entityId])) {
      const data: SchoolMail = { entityId, day, adminId };
      await this.jobs.add(MAIL_SCHOOL, data, { id: `${MAIL_SCHOOL}-${entityId}-${day}-${adminId}` });
    }
  }

  /** The mail counts the school's former students who were notified on a day; only the page has their names. */
  async mailSchool({ entityId, day, adminId }: SchoolMail): Promise<void> {
    const count = await this.countNotified(entityId, day);
    const admins = await this.entityMembers.accountAdminsOf([entityId]);
    const admin = await this.views.get(people, adminId);
    if (count === 0 || !admin || !admins.includes(adminId)) return;
    const { productName, publicUrl } = this.config;
    const address = `${publicUrl}/account-admin/school/retention?entity=${entityId}`;
    const { id: of, email: to, firstName } = admin;
    const about = { productName, school: await this.nameOf(entityId), count, address, firstName };
    const language = languageOf(admin);
    const t = catalogues[language];
    await this.mailer.send({ of, to, language, subject: t.schoolSubject(about), text: t.schoolText(about) });
  }

  private async countNotified(entityId: string, day: string): Promise<number> {
    await this.projector.caughtUp(departures, entities, ...accountViews);
    const left = await this.views.find(departures, { where: { leftEntityId: entityId } });
    return left.filter(({ announced }) => announced && dateInNewYork(0, Date.parse(announced.on)) === day)
      .length;
  }

  private async nameOf(entityId: string): Promise<string> {
    return (await this.views.get(entities, entityId))?.name ?? '';
  }
}
