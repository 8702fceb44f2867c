import { screen, waitFor } from '@testing-library/react';
import type { TestScoreResource } from 'contract/test-scores';
import { dialogOf, isClosed, openProfile, panel, save, type, user } from '../../test/openProfile';

describe('the numbers of a profile', () => {
  const test = (id: string, kind: 'SAT' | 'ACT', scores: Record<string, number>): TestScoreResource => ({
    id,
    attributes: { type: kind, dateTaken: '2026-03-14', scores },
    relationships: {},
  });
  const figures = async () =>
    [...(await screen.findByText('GPA')).closest('dl')!.querySelectorAll('dd')].map((dd) => dd.textContent);

  it('are shown with the best scores, or as No Data', async () => {
    await openProfile({
      about: { gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 1240 },
      tests: [
        test('t1', 'SAT', { verbal: 600, math: 700 }),
        test('t2', 'SAT', { verbal: 690, math: 700 }),
        test('t3', 'ACT', { english: 30, math: 31, reading: 32, science: 29 }),
      ],
    });
    await waitFor(async () =>
      expect(await figures()).toEqual(['3.8 / 4', '12 of 1,240', '1390 690 + 700', '31 composite']),
    );
  });

  it('are all required unless only the school is filled in', async () => {
    const { written } = await openProfile();
    const dialog = await dialogOf('Edit About');
    await save(dialog);
    for (const field of ['Gpa', 'Gpa scale', 'Class rank', 'Class size']) {
      expect(await dialog.findByText(`${field} is a required field`)).toBeTruthy();
    }
    await type(dialog, { 'High school': 'Harbor High' });
    await save(dialog);
    expect(await dialog.findByText('High school type is a required field')).toBeTruthy();
    expect(dialog.queryByText('Gpa is a required field')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('School type'), 'Public');
    await save(dialog);
    await screen.findByText('About Updated');
    await isClosed();
    expect(await written()).toEqual([
      {
        call: 'POST /users/about',
        body: { highSchoolName: 'Harbor High', highSchoolSize: null, highSchoolType: 'Public' },
      },
    ]);
  });
});

describe('majors, favorites and notes', () => {
  it('are empty at first', async () => {
    await openProfile();
    for (const [name, sentence] of [
      ['Majors', 'Currently no Majors.'],
      ['Favorites', 'Currently no Favorites.'],
      ['Notes', 'Currently no Notes.'],
    ] as const) {
      expect(await (await panel(name)).findByText(sentence)).toBeTruthy();
    }
  });

  it.each([
    ['Majors', ['Major 1', 'Major 2', 'Major 3'], 'Major is a required field', 'Majors Updated'],
    ['Favorites', ['Favorite 1', 'Favorite 2'], 'Favorite is a required field', 'Favorites Updated'],
  ])('keep their order: %s', async (name, labels, missing, updated) => {
    const { written } = await openProfile();
    const dialog = await dialogOf(`Edit ${name}`);
    await save(dialog);
    expect(await dialog.findAllByText(missing)).toHaveLength(labels.length);
    await type(dialog, Object.fromEntries(labels.map((label, index) => [label, `Choice ${index + 1}`])));
    await save(dialog);
    await screen.findByText(updated);
    await isClosed();
    const rows = (await panel(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(labels.map((_, index) => `Choice ${index + 1}`));
    expect(await written()).toHaveLength(1);
  });

  it('are edited with a count of characters', async () => {
    const { written } = await openProfile({ about: { notes: 'A brother at Cornell.' } });
    expect(await (await panel('Notes')).findByText('A brother at Cornell.')).toBeTruthy();
    const dialog = await dialogOf('Edit Notes');
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Notes');
    expect(field.rows).toBe(8);
    for (const hint of ['financial aid needs', 'life story', 'school info', 'legacy connections']) {
      expect(field.placeholder).toContain(hint);
    }
    expect(dialog.getByText('21 of 255 characters')).toBeTruthy();
    await type(dialog, { Notes: '' });
    await save(dialog);
    expect(await dialog.findByText('Please enter some notes.')).toBeTruthy();
    await type(dialog, { Notes: 'Aid' });
    await save(dialog);
    await screen.findByText('Notes Updated');
    expect(await written()).toEqual([{ call: 'POST /users/about', body: { notes: 'Aid' } }]);
  });
});
