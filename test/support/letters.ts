import type { NewLetterRequest } from '../../contract/requests/letters';
import type { TestApp, User } from './app';

export const LETTER = Buffer.from('%PDF-1.7\nMaya is the best of her year.\n%%EOF\n');

interface Writing {
  readonly app: TestApp;
  readonly student: User;
  readonly teacher: User;
}

/** The calls by which the present student asks for a letter, and by which staff answer and write it. */
export function letterCalls(present: () => Writing) {
  const choose = (waived: boolean, by = present().student) =>
    present().app.call('put', `/users/${by.id}/letter-rights`, by).send({ waived });

  const asking = (changes: Partial<NewLetterRequest> = {}) => {
    const { app, student, teacher } = present();
    return app.call('post', `/users/${student.id}/letters`, student).send({
      ...{ recommenderId: teacher.id, ceebs: ['6001'], note: 'Mention the choir.', shares: [] },
      ...changes,
    });
  };

  const asked = async (changes: Partial<NewLetterRequest> = {}, waived = true): Promise<string> => {
    await choose(waived).expect(204);
    const { body } = await asking(changes).expect(201);
    return (body as { id: string }).id;
  };

  const move = (id: string, by: User, status: string, reason?: string) =>
    present().app.call('patch', `/letters/${id}`, by).send({ status, reason });

  const upload = (id: string, file = LETTER, by = present().teacher) =>
    present().app.call('post', `/letters/${id}/file`, by).attach('file', file, 'letter.pdf');

  return { choose, asking, asked, move, upload };
}
