import { UNANSWERED } from 'contract/entry-imports';
import type { ExamType } from 'contract/exam-definitions';
import { CELLS, characterOf, isAnswer, type Place, type Sheet } from './sheet';

export interface Pasted {
  readonly sheet: Sheet;
  readonly filled: readonly number[];
  readonly left: number;
  readonly last: Place;
}

/** The text is too long for its question or no valid answer, so nothing was pasted. */
export interface Misfit {
  readonly place: Place;
  readonly text: string;
  readonly isLong: boolean;
}

const SEPARATORS = /[\n\t,;]/;
/** Precedes each multi-character question in a string of answers. */
const MULTI = '|';

function piecesOfString(text: string): readonly string[] {
  const [singles = '', ...multis] = text.replaceAll(/\s/g, '').split(MULTI);
  return [...singles, ...multis];
}

/** Pastes a column, a row or a string of answers, across sections. */
export function paste(type: ExamType, sheet: Sheet, from: Place, text: string): Pasted | Misfit {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const isList = SEPARATORS.test(trimmed);
  const pieces = isList ? trimmed.split(SEPARATORS).map((piece) => piece.trim()) : piecesOfString(trimmed);
  // A list item, or the text after a bar, answers one question; any other character fills one field.
  const isWhole = isList || trimmed.includes(MULTI);
  const next = sheet.map((texts) => [...texts]);
  const filled = sheet.map(() => 0);
  const cells = CELLS[type].flatMap((own, section) => own.map((is, cell) => ({ ...is, section, cell })));
  let index = cells.findIndex(({ section, cell }) => section === from.section && cell === from.cell);
  let last = from;
  let used = 0;
  for (const piece of pieces) {
    const start = cells[index];
    if (!start) break;
    const isOne = isWhole || start.kind === 'single';
    const own = cells
      .slice(index)
      .filter(({ section, question }) => section === start.section && question === start.question);
    const fields = isOne ? own : own.slice(0, 1);
    const characters = piece === UNANSWERED ? [] : [...piece];
    const isLong = characters.length > fields.length;
    const isRight = characters.every((one) => isAnswer(type, start.kind, characterOf(start.kind, one)));
    if (isLong || !isRight) return { place: start, text: piece, isLong };
    fields.forEach(({ section, cell }, place) => {
      next[section]![cell] = characterOf(start.kind, characters[place] ?? '');
      filled[section]! += 1;
      last = { section, cell };
    });
    index += fields.length;
    used += 1;
  }
  return { sheet: next, filled, left: pieces.length - used, last };
}
