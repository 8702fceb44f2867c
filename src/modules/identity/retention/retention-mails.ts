import { Inject, Injectable } from '@nestjs/common';
import { accountViews } from '../../../../projections/account-views';
import { departures } from '../../../../projections/departures';
import { entities } from '../../../../projections/entities';
import { people } from '../../../../projections/people';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { Mailer } from '../../../platform/mail/mailer';
import { dateInNewYork } from '../../../platform/new-york';
import { Projector } from '../../../platform/projector/projector';
import { account } from '../accounts/account.decider';
import { AccountDirectory } from '../accounts/account-directory';
import { departure } from './departure.decider';
import type { ToldSchool, ToldStudent } from './retention.reactions';
import { words } from './words';

/** Tells former students and their schools what is going to be erased. */
@Injectable()
export class RetentionMails {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly views: Views,
    private readonly directory: AccountDirectory,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Unless it was called off meanwhile. */
  async tellStudent({ studentId, entityId, eraseOn: date }: ToldStudent): Promise<void> {
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
    const t = words[language];
    const [subject, text] = [t.studentSubject(about), t.studentText(about)];
    await this.mailer.send({ of: studentId, to: person.email, language, subject, text });
  }

  /** How many of a school's former students were told on a day: their names are on the page alone. */
  async tellSchool({ entityId, day }: ToldSchool): Promise<void> {
    await this.projector.caughtUp(departures, entities, ...accountViews);
    const left = await this.views.find(departures, { where: { leftEntityId: entityId } });
    const told = left.filter(
      ({ announced }) => announced && dateInNewYork(0, Date.parse(announced.on)) === day,
    );
    if (told.length === 0) return;
    const { productName, publicUrl } = this.config;
    const address = `${publicUrl}/account-admin/school/retention?entity=${entityId}`;
    const about = { productName, school: await this.nameOf(entityId), count: told.length, address };
    const admins = await this.views.getMany(people, await this.directory.accountAdminsOf([entityId]));
    for (const admin of admins.values()) {
      const { id: of, email: to, firstName } = admin;
      const said = { ...about, firstName };
      const language = languageOf(admin);
      const t = words[language];
      await this.mailer.send({ of, to, language, subject: t.schoolSubject(said), text: t.schoolText(said) });
    }
  }

  private async nameOf(entityId: string): Promise<string> {
    return (await this.views.get(entities, entityId))?.name ?? '';
  }
}
