import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../../../contract/applications';
import {
  isEndedLetter,
  isLetterDone,
  type BragAnswer,
  type LetterAnswer,
  type LetterSide,
} from '../../../contract/letters';
import type { ParsedBody } from '../../../contract/calls';
import { accountViews } from '../../../projections/identity/account-views';
import { letterSettingsOfSchools } from '../../../projections/letters/letter-settings';
import { letters } from '../../../projections/letters/letters';
import { Rejected } from '../../kernel/errors';
import { RecommenderAccounts } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { newId } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { LetterFiles } from './letter-files';
import { LetterQueries } from './letter-queries';
import { letterNotFound, letterRequest, type LetterRequest } from './letter-request.decider';
import { letterSheet } from './letter-sheet.decider';
import { LetterReader } from './letters.queries';
import { t } from './messages';

type RequestForm = ParsedBody<'POST /users/{studentId}/letters'>;

const MAX_OPEN = 20;

const refuse = (field: string, message: ReturnType<typeof t>): never => {
  throw new Rejected('conflict', message, { [field]: message });
};

/** Asks for letters, and takes them. */
@Injectable()
export class LetterRequests {
  constructor(
    private readonly queries: LetterQueries,
    private readonly reader: LetterReader,
    private readonly saved: SavedCollegeReader,
    private readonly accounts: RecommenderAccounts,
    private readonly files: LetterFiles,
    private readonly dispatcher: Dispatcher,
    private readonly oneAtATime: OneAtATime,
  ) {}

  ask(studentId: string, form: RequestForm): Promise<string> {
    const views = [letters, letterSettingsOfSchools, ...accountViews] as const;
    return this.oneAtATime.decide(`letters-of-${studentId}`, views, async () => {
      const { waived } = await this.dispatcher.stateOf(letterSheet, studentId);
      if (waived === null) throw new Rejected('conflict', t('rights-not-chosen'));
      const { needsApproval, opensOn } = await this.queries.settingsFor(studentId);
      if (opensOn !== null && dateInNewYork() < opensOn)
        throw new Rejected('conflict', t('asking-not-open', { day: opensOn }));
      await this.refuseOtherColleges(studentId, form.ceebs);
      const recommenderId = await this.recommenderFor(studentId, form);
      const requestId = newId(letterRequest.name, studentId, recommenderId, JSON.stringify(form));
      await this.refuseRepeated(studentId, requestId, recommenderId, form.ceebs);
      await this.dispatcher.dispatch(letterRequest, requestId, 'Ask', {
        ...{ requestId, studentId, recommenderId, waived },
        ceebCodes: form.ceebs,
        note: form.note ?? '',
        shares: form.shares,
        status: needsApproval ? 'approval' : 'asked',
      });
      if (!needsApproval) await this.accounts.invite(recommenderId);
      return requestId;
    });
  }

  private async refuseOtherColleges(studentId: string, ceebs: readonly string[]): Promise<void> {
    const saved = await this.saved.ofStudent(studentId);
    const open = saved.filter(({ application }) => application && isOpen(application));
    const codes = open.map(({ ceebCode }) => ceebCode);
    if (!ceebs.every((code) => codes.includes(code))) refuse('ceebs', t('college-not-applied'));
  }

  private async refuseRepeated(
    studentId: string,
    requestId: string,
    recommenderId: string,
    ceebs: readonly string[],
  ): Promise<void> {
    const others = (await this.reader.ofStudents([studentId])).filter(
      ({ id, status }) => id !== requestId && !isEndedLetter(status),
    );
    const isRepeated = others.some(
      (letter) =>
        letter.recommenderId === recommenderId && letter.ceebCodes.some((code) => ceebs.includes(code)),
    );
    if (isRepeated) refuse('recommenderId', t('already-asked'));
    if (others.filter(({ status }) => !isLetterDone(status)).length >= MAX_OPEN)
      throw new Rejected('conflict', t('letters-full', { most: MAX_OPEN }));
  }

  private async recommenderFor(studentId: string, form: RequestForm): Promise<string> {
    const { recommenderId, firstName, lastName, email } = form;
    if (recommenderId) {
      const { relationships } = await this.queries.sheetOf(studentId);
      const isKnown = relationships.recommenders.data.some(({ id }) => id === recommenderId);
      return isKnown ? recommenderId : refuse('recommenderId', t('recommender-missing'));
    }
    if (!firstName || !lastName || !email) return refuse('email', t('recommender-missing'));
    const found = await this.accounts.findOrOpen({ firstName, lastName, email }, studentId);
    return found ?? refuse('email', t('not-a-recommender'));
  }

  async move({ ref }: LetterRequest, side: LetterSide, status: LetterAnswer, reason: string): Promise<void> {
    const ended = status === 'declined' || status === 'refused';
    const command = { side, status, reason: ended ? reason : '' };
    await this.dispatcher.dispatch(letterRequest, ref.requestId, 'Move', command);
    if (side === 'staff' && status === 'asked') await this.accounts.invite(ref.recommenderId);
  }

  /** The file is stored first: a letter that is recorded must exist. */
  async upload({ ref, fileId: before }: LetterRequest, file: Buffer): Promise<void> {
    const { requestId, studentId } = ref;
    const fileId = newId('letter-file', requestId, createHash('sha256').update(file).digest('hex'));
    await this.dispatcher.check(letterRequest, requestId, 'Upload', { fileId });
    await this.files.store(fileId, studentId, file);
    await this.dispatcher.dispatch(letterRequest, requestId, 'Upload', { fileId });
    if (before !== null && before !== fileId) await this.files.remove(before);
  }

  async file({ ref, fileId }: LetterRequest): Promise<Buffer> {
    const file = fileId === null ? null : await this.files.read(fileId, ref.studentId);
    if (!file) throw letterNotFound();
    return file;
  }

  async answer(studentId: string, answers: readonly BragAnswer[]): Promise<void> {
    const given = answers.filter(({ answer }) => answer !== '');
    await this.dispatcher.dispatch(letterSheet, studentId, 'Answer', { studentId, answers: given });
  }
}
