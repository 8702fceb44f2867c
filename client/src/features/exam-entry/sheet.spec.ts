import { EXAM_SECTIONS } from 'contract/exam-definitions';
import { moved } from './moves';
import { paste, type Pasted } from './Grid';
import {
  blankSheet,
  CELLS,
  inRanges,
  nextUnanswered,
  sectionsOf,
  sheetOf,
  unansweredIn,
  withText,
  type Place,
} from './sheet';

const at = (section: number, cell: number): Place => ({ section, cell });

describe('the fields of a sheet', () => {
  it('are one per single question and four per multi-character question', () => {
    expect(CELLS.SAT.map(({ length }) => length)).toEqual([52, 44, 15 + 5 * 4, 30 + 8 * 4]);
    expect(CELLS.ACT.map(({ length }) => length)).toEqual([75, 60, 40, 40]);
  });

  it('convert to the questions of the API and back', () => {
    const pasted = paste('SAT', blankSheet('SAT'), at(2, 14), 'C\n3.5\n\n12') as Pasted;
    const sections = sectionsOf('SAT', pasted.sheet);
    expect(sections.map(({ questions }) => questions.length)).toEqual([52, 44, 20, 38]);
    expect(sections[2]!.questions.slice(14, 18)).toEqual([
      { key: 15, value: 'C' },
      { key: 16, answers: ['3', '.', '5', ''].map((value, index) => ({ key: index + 1, value })) },
      { key: 17, answers: ['', '', '', ''].map((value, index) => ({ key: index + 1, value })) },
      { key: 18, answers: ['1', '2', '', ''].map((value, index) => ({ key: index + 1, value })) },
    ]);
    expect(sheetOf({ testType: 'SAT', sections })).toEqual(pasted.sheet);
  });

  it('count a multi-character question as answered by any of its fields', () => {
    const sheet = withText(blankSheet('SAT'), at(2, 17), '7');
    expect(unansweredIn(CELLS.SAT[2]!, sheet[2]!)).not.toContain(16);
    expect(inRanges(unansweredIn(CELLS.SAT[2]!, sheet[2]!))).toBe('1–15, 17–20');
    expect(inRanges([1, 2, 4, 6, 7, 8])).toBe('1, 2, 4, 6–8');
  });

  it('lead to the next unanswered question and wrap around', () => {
    const english = 'A'.repeat(75);
    const { sheet } = paste('ACT', blankSheet('ACT'), at(0, 0), english) as Pasted;
    expect(nextUnanswered('ACT', sheet, at(0, 3))).toEqual(at(1, 0));
    expect(nextUnanswered('ACT', withText(sheet, at(0, 2), ''), at(3, 39))).toEqual(at(0, 2));
    const all = paste('ACT', sheet, at(0, 0), 'B'.repeat(215)) as Pasted;
    expect(nextUnanswered('ACT', all.sheet)).toBeUndefined();
  });
});

describe('the keys on a sheet', () => {
  it.each([
    ['ArrowRight', at(0, 51), at(1, 0)],
    ['ArrowLeft', at(1, 0), at(0, 51)],
    ['ArrowLeft', at(0, 0), undefined],
    ['ArrowDown', at(0, 3), at(0, 13)],
    ['ArrowDown', at(0, 47), at(0, 51)],
    ['ArrowDown', at(0, 51), at(1, 1)],
    ['ArrowUp', at(1, 1), at(0, 51)],
    ['Home', at(0, 17), at(0, 10)],
    ['End', at(0, 17), at(0, 19)],
    ['PageDown', at(0, 17), at(1, 0)],
    ['PageDown', at(3, 0), at(3, 61)],
    ['PageUp', at(1, 5), at(1, 0)],
    ['PageUp', at(1, 0), at(0, 0)],
    // These moves go from the last row of single questions to the fields of the first two multi-character ones.
    ['ArrowDown', at(2, 12), at(2, 17)],
    ['ArrowDown', at(2, 17), at(2, 25)],
    ['Enter', at(2, 16), at(2, 19)],
    ['x', at(0, 0), undefined],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(moved('SAT', from, { key, ctrl: false }, 'wide')).toEqual(to);
  });

  it('lead to the ends with Control and use rows of five when narrow', () => {
    expect(moved('SAT', at(2, 3), { key: 'Home', ctrl: true }, 'wide')).toEqual(at(0, 0));
    expect(moved('SAT', at(2, 3), { key: 'End', ctrl: true }, 'wide')).toEqual(at(3, 61));
    expect(moved('SAT', at(0, 3), { key: 'ArrowDown', ctrl: false }, 'narrow')).toEqual(at(0, 8));
    expect(moved('SAT', at(2, 15), { key: 'ArrowDown', ctrl: false }, 'narrow')).toEqual(at(2, 19));
  });
});

describe('pasting into a sheet', () => {
  const blank = blankSheet('ACT');

  it('accepts a string of answers in which a dash means unanswered', () => {
    const { sheet, filled, last } = paste('ACT', blank, at(0, 73), 'ab -d') as Pasted;
    expect(sheet[0]!.slice(73)).toEqual(['A', 'B']);
    expect(sheet[1]!.slice(0, 3)).toEqual(['', 'D', '']);
    expect([filled, last]).toEqual([[2, 2, 0, 0], at(1, 1)]);
  });

  it.each(['A\r\nB\r\n\r\nD\r\n', 'A\tB\t\tD', 'a, b, , d'])('accepts the list %j', (text) => {
    const { sheet, filled } = paste('ACT', blank, at(2, 0), text) as Pasted;
    expect(sheet[2]!.slice(0, 4)).toEqual(['A', 'B', '', 'D']);
    expect(filled).toEqual([0, 0, 4, 0]);
  });

  it('accepts the notation of class import files', () => {
    const text = `${'D'.repeat(15)}|3.5|-|-12|1/2`;
    const { sheet } = paste('SAT', blankSheet('SAT'), at(2, 0), text) as Pasted;
    expect(sheet[2]!.slice(15, 31).map((one) => one || '_')).toEqual([...'3.5_____-12_1/2_']);
  });

  it('fills one field per character of a string without bars', () => {
    const { sheet, filled } = paste('SAT', blankSheet('SAT'), at(2, 15), '3.5') as Pasted;
    expect([sheet[2]!.slice(15, 19), filled[2]]).toEqual([['3', '.', '5', ''], 3]);
  });

  it('counts the characters beyond the last field', () => {
    const { sheet, left } = paste('ACT', blank, at(3, 38), 'ABCD') as Pasted;
    expect([sheet[3]!.slice(38), left]).toEqual([['A', 'B'], 2]);
  });

  it('fails on an invalid answer', () => {
    expect(paste('ACT', blank, at(0, 4), 'A\nBC')).toMatchObject({ place: at(0, 5), text: 'BC' });
    expect(paste('SAT', blankSheet('SAT'), at(2, 15), '12345\n1')).toMatchObject({ text: '12345' });
    expect(paste('ACT', blank, at(0, 4), 'A\nz')).toMatchObject({
      place: at(0, 5),
      text: 'z',
      isLong: false,
    });
    expect(paste('SAT', blankSheet('SAT'), at(0, 0), 'ABE')).toMatchObject({ place: at(0, 2), text: 'E' });
  });
});

it('the sheet has as many sections as the test definitions', () => {
  expect(CELLS.SAT).toHaveLength(EXAM_SECTIONS.SAT.length);
});
