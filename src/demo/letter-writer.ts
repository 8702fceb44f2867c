import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { letterRequest } from '../modules/letters/letter-request.decider';
import { LetterFiles } from '../modules/letters/letter-files';
import { letterSheet } from '../modules/letters/letter-sheet.decider';
import { catalogues } from '../modules/letters/messages';
import type { Actor } from '../kernel/event';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { newId } from '../platform/http/request-context';
import { typeset } from '../platform/pdf/typeset';
import { as } from './acting';
import { readDemoLetters, type DemoLetter, type DemoLetters } from './content';

interface Two {
  readonly studentId: string;
  readonly requestId: string;
}

/** Asks the recommender for letters, in every state. */
@Injectable()
export class DemoLetterRequests {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly files: LetterFiles,
  ) {}

  async write(recommender: Actor, counselor: Actor, students: readonly string[]): Promise<void> {
    for (const { student, waived, answers, letters } of readDemoLetters()) {
      const studentId = students[student]!;
      await this.describe(studentId, waived, answers);
      for (const letter of letters)
        await this.writeOne(letter, { studentId, waived }, recommender, counselor);
    }
  }

  private async describe(studentId: string, waived: boolean, given: DemoLetters['answers']): Promise<void> {
    const { proud, remembered } = catalogues.en;
    const answers = [proud, remembered].flatMap((question, place) =>
      given[place] === undefined ? [] : [{ question, answer: given[place] }],
    );
    await as({ id: studentId, role: 'student' }, async () => {
      await this.dispatcher.dispatch(letterSheet, studentId, 'ChooseRights', { studentId, waived });
      await this.dispatcher.dispatch(letterSheet, studentId, 'Answer', { studentId, answers });
    });
  }

  private async writeOne(
    { colleges: ceebCodes, status, shares, note, reason = '', sent }: DemoLetter,
    { studentId, waived }: { readonly studentId: string; readonly waived: boolean },
    recommender: Actor,
    counselor: Actor,
  ): Promise<void> {
    const student = { id: studentId, role: 'student' };
    const requestId = await as(student, async () => newId('letter', studentId, ...ceebCodes));
    const first = status === 'approval' || status === 'refused' ? 'approval' : 'asked';
    const asked = { requestId, studentId, recommenderId: recommender.id, ceebCodes, shares, note, waived };
    const move = (actor: Actor, side: 'student' | 'staff' | 'recommender') =>
      as(actor, () => this.dispatcher.dispatch(letterRequest, requestId, 'Move', { side, status, reason }));
    await as(student, () =>
      this.dispatcher.dispatch(letterRequest, requestId, 'Ask', { ...asked, status: first }),
    );
    if (status === 'written') await as(recommender, () => this.upload({ studentId, requestId }));
    else if (status === 'refused') await move(counselor, 'staff');
    else if (status === 'canceled') await move(student, 'student');
    else if (status !== first) await move(recommender, 'recommender');
    if (sent)
      await as(counselor, () =>
        this.dispatcher.dispatch(letterRequest, requestId, 'MarkSent', { ceebCodes: sent }),
      );
  }

  private async upload({ studentId, requestId }: Two): Promise<void> {
    const fileId = newId('letter-file', requestId);
    const file = await typeset({
      title: 'Letter of recommendation',
      language: 'en',
      author: 'Northgate High School',
      foot: 'Northgate High School',
      pageOf: (page, pages) => `${page} / ${pages}`,
      blocks: [
        { kind: 'paragraph', text: ['To the admissions committee:'] },
        { kind: 'paragraph', text: ['I recommend this student without reservation.'] },
      ],
    });
    await this.files.store(fileId, studentId, await buffer(file));
    await this.dispatcher.dispatch(letterRequest, requestId, 'Upload', { fileId });
  }
}
