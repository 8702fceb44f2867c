import { act, screen, within } from '@testing-library/react';
import { SURVEY_QUESTIONS } from 'contract/survey';
import { basics, begun, goTo, storedDraft, open, PAGE, slider, step, steps } from '../../test/openSurvey';
import { newDraft } from './draft';

afterEach(() => localStorage.clear());

describe('the steps of the survey', () => {
  it('are five, without Back on the first and Next on the last', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    const names = ['Basic', 'Geographical', 'Professional', 'Academic', 'Social'];
    expect(
      steps()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Basic Done',
      'Geographical 12 questions',
      'Professional 4 questions',
      'Academic 6 questions',
      'Social 11 questions',
    ]);
    for (const [index, name] of names.entries()) {
      await step(name);
      expect(screen.queryByRole('button', { name: 'Back' }) === null).toBe(index === 0);
      const next = screen.queryByRole('button', { name: /^Next/ });
      if (index < 4) await user.click(next!);
      else expect(next).toBeNull();
    }
    for (const name of names.slice(0, -1).reverse()) {
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await step(name);
    }
  });

  it('take the focus and show which are done and which were visited', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    const heading = await step('Geographical');
    expect(document.activeElement).toBe(heading);
    const current = steps().getByRole('button', { name: /^Geographical/ });
    expect(current.getAttribute('aria-current')).toBe('step');
    await user.click(screen.getByRole('button', { name: 'Next: Professional' }));
    expect(await steps().findByRole('button', { name: 'Geographical 0 of 12' })).toBeDefined();
    expect(storedDraft()!.visited).toEqual(['basic', 'Geographical']);
  });

  it('are kept in the address, so that a reload opens the same one', async () => {
    begun(newDraft(basics));
    const { user, router } = await open();
    await goTo(user, /^Social/);
    expect(router.state.location.search).toBe('?step=Social');
  });

  it('ask 33 questions in groups', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    for (const [group, from, to] of [
      ['Geographical', 1, 12],
      ['Professional', 13, 16],
      ['Academic', 17, 22],
      ['Social', 23, 33],
    ] as const) {
      await goTo(user, new RegExp(`^${group}`));
      await step(group);
      const asked = screen.getAllByRole('slider').map((one) => one.getAttribute('aria-labelledby')!);
      expect(asked.map((id) => document.getElementById(id)!.textContent)).toEqual(
        SURVEY_QUESTIONS.slice(from - 1, to).map(
          ({ questionId, questionText }) => `${questionId}. ${questionText}`,
        ),
      );
    }
  });
});

describe('a slider of the survey', () => {
  const first = () => slider(/^1\. /);

  it('has one legend, and the scale as its help', async () => {
    begun(newDraft(basics));
    await open({}, `${PAGE}?step=Professional`);
    await step('Professional');
    const marks = ['Select answer', "Don't want this", 'Prefer not', 'Neutral', 'Like this', 'Need this'];
    for (const mark of marks) expect(screen.getAllByText(mark)).toHaveLength(1);
    const help = screen.getByText(/1 do not want, 3 does not matter, 5 really want\./);
    expect(slider(/^13\. /).getAttribute('aria-describedby')).toBe(help.id);
  });

  it('is set by arrows, Home, End and digits, and describes its value', async () => {
    begun(newDraft(basics));
    const { user } = await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    expect(first().getAttribute('aria-valuetext')).toBe('Select answer');
    act(() => first().focus());
    for (const [key, value, words] of [
      ['{ArrowRight}', '1', "Don't want this"],
      ['{End}', '5', 'Need this'],
      ['{ArrowLeft}', '4', 'Like this'],
      ['3', '3', 'Neutral'],
      ['9', '3', 'Neutral'],
      ['{Home}', '0', 'Select answer'],
    ] as const) {
      await user.keyboard(key);
      expect([first().getAttribute('aria-valuenow'), first().getAttribute('aria-valuetext')]).toEqual([
        value,
        words,
      ]);
    }
  });

  it('counts as answered unless it is at 0, which removes the answer', async () => {
    begun(newDraft(basics));
    const { user } = await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
    act(() => first().focus());
    await user.keyboard('5');
    expect(screen.getByText('Progress: 1/33 Questions Complete')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Questions complete' }).value).toBe(
      1,
    );
    await user.keyboard('0');
    expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
    expect(storedDraft()!.answers).toEqual({});
  });
});

it('the survey explains itself in a dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Directions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Let us help you refine your search!' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['0Select answer', "1Don't want this", '2Prefer not', '3Neutral', '4Like this', '5Need this']);
});
