import { waitFor } from '@testing-library/react';
import { noApplication } from 'contract/applications';
import { noRequirements } from 'contract/colleges';
import type { LetterSheetResource } from 'contract/letters';
import { SavedApi } from '../domain/colleges/saved.api';
import { LettersApi } from '../domain/letters/letters.api';
import { TranscriptsApi } from '../domain/transcripts/transcripts.api';
import { sessionRead } from '../shared/api/session';
import { clearToken, writeToken } from '../shared/api/token';
import { deleteQueuedMutations, queuedMutations } from '../shared/offline/mutationQueue';
import { savedAs, savedPage } from '../test/colleges';
import { findServer, loseServer } from '../test/connection';
import { done, serve, tokenFor, writesIn, type Responses } from '../test/server';
import { workOffline } from './offline';
import { createStore } from './store';

const studentId = 'user-1';
const saved = savedAs('applying', 'Harbor');
const { ceeb_code: ceeb } = saved.attributes;
const application = {
  ...{ ...noApplication, dueOn: null, tasks: { done: 0, all: 0 }, documents: [] },
  ...{ requirements: { ...noRequirements, testPolicy: null }, letters: { done: 0, all: 0 } },
};
const sheet: LetterSheetResource = {
  id: studentId,
  attributes: { waived: null, answers: [], questions: [], opensOn: null, needsApproval: false },
  relationships: { recommenders: { data: [] } },
};
const reads: Responses = {
  'GET /users/saved-colleges': () =>
    savedPage([{ ...saved, attributes: { ...saved.attributes, application } }], 1, 500),
  'GET /users/{studentId}/letters': () => ({ data: [] }),
  'GET /users/{studentId}/letter-sheet': () => ({ data: sheet }),
};
const WRITES: Responses = {
  'PUT /users/{studentId}/letter-rights': done,
  'POST /users/{studentId}/letters': () => ({ id: 'l1' }),
  'POST /users/{studentId}/transcripts': done,
};

afterEach(async () => {
  await deleteQueuedMutations();
  clearToken();
});

it('requests for letters and transcripts wait on the device offline', async () => {
  writeToken(tokenFor({ id: studentId }));
  serve(reads);
  const store = createStore();
  store.dispatch(sessionRead);
  workOffline(store);
  await Promise.all([
    store.dispatch(SavedApi.endpoints.savedColleges.initiate()),
    store.dispatch(LettersApi.endpoints.lettersOf.initiate(studentId)),
    store.dispatch(LettersApi.endpoints.letterSheet.initiate(studentId)),
  ]);
  await loseServer(Object.keys(WRITES));

  const shown = {
    ...{ recommender: 'Teresa Whitman', askedAt: '2026-11-24T17:00:00.000Z', status: 'asked' as const },
    colleges: [{ ceeb, name: 'Harbor' }],
  };
  const asked = { recommenderId: 't1', ceebs: [ceeb], note: '', shares: [] };
  const transcript = { ceebs: [ceeb], documents: ['transcript' as const] };
  await store.dispatch(LettersApi.endpoints.chooseLetterRights.initiate({ studentId, waived: true }));
  await store.dispatch(LettersApi.endpoints.askForLetter.initiate({ studentId, ...asked, shown }));
  await store.dispatch(TranscriptsApi.endpoints.requestTranscripts.initiate({ studentId, ...transcript }));

  const { data: chosen } = LettersApi.endpoints.letterSheet.select(studentId)(store.getState());
  expect(chosen?.attributes.waived).toBe(true);
  const { data: letters } = LettersApi.endpoints.lettersOf.select(studentId)(store.getState());
  expect(letters?.map(({ relationships }) => relationships.recommender.data?.attributes.name)).toEqual([
    'Teresa Whitman',
  ]);
  const { data: colleges } = SavedApi.endpoints.savedColleges.select()(store.getState());
  expect(colleges?.[0]?.attributes.application?.documents).toMatchObject([{ document: 'transcript' }]);

  const requests = await findServer({ ...reads, ...WRITES });
  await waitFor(() => expect(queuedMutations()).toEqual([]));
  expect(await writesIn(requests)).toEqual([
    { call: `PUT /users/${studentId}/letter-rights`, body: { waived: true } },
    { call: `POST /users/${studentId}/letters`, body: asked },
    { call: `POST /users/${studentId}/transcripts`, body: transcript },
  ]);
});
