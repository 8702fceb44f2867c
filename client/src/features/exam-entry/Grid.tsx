import {
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { EXAM_SECTIONS, sectionName, type ExamType } from 'contract/exam-definitions';
import { UNANSWERED } from 'contract/entry-imports';
import { Stack } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { undoing } from '../../shared/ui/undo';
import { useNarrow } from '../../shared/ui/media';
import { t } from './en';
import { moved } from './moves';
import { Section, type Refused } from './Section';
import {
  cellBefore,
  CELLS,
  characterOf,
  isAnswer,
  nextCell,
  nextQuestion,
  withText,
  type Place,
  type Sheet,
} from './sheet';

export interface Pasted {
  readonly sheet: Sheet;
  readonly filled: readonly number[];
  readonly left: number;
  readonly last: Place;
}

/** The text is too long for its question or no valid answer, so nothing was pasted. */
interface Misfit {
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

interface GridProps {
  readonly type: ExamType;
  readonly sheet: Sheet;
  readonly isReadOnly: boolean;
  readonly onPlace: (place: Place) => void;
  readonly onChange: (changed: (sheet: Sheet) => Sheet) => void;
  readonly ref: Ref<HTMLDivElement>;
}

export const focusCell = (within: HTMLElement | null, place: Place | undefined) => {
  const selector = place && `[data-section='${place.section}'][data-cell='${place.cell}']`;
  const field = selector && within?.querySelector<HTMLInputElement>(selector);
  if (!field) return;
  field.focus();
  field.select();
};

const placeOf = (field: EventTarget): Place | undefined =>
  field instanceof HTMLInputElement
    ? { section: Number(field.dataset.section), cell: Number(field.dataset.cell) }
    : undefined;

/** Returns the newly typed character, even if the field still has the old one. */
const typedOver = (before: string, now: string) => [...(before ? now.replace(before, '') : now)].at(-1) ?? '';

/** Handles all events of its fields, so that a key rerenders only one of them. */
export function Grid({ type, sheet, isReadOnly, onPlace, onChange, ref }: GridProps) {
  const width = useNarrow() ? 'narrow' : 'wide';
  const [stops, setStops] = useState<readonly number[]>(() => CELLS[type].map(() => 0));
  const [refused, setRefused] = useState<Refused>();
  const titles = EXAM_SECTIONS[type].map(({ title }) => sectionName(title));

  const put = (place: Place, text: string) => onChange((now) => withText(now, place, text));

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (!place) return;
    (target as HTMLInputElement).select();
    onPlace(place);
    setStops((now) => now.map((stop, section) => (section === place.section ? place.cell : stop)));
  };

  const onType = ({ target, currentTarget }: FormEvent<HTMLDivElement>) => {
    const place = placeOf(target);
    if (!place) return;
    const { kind } = CELLS[type][place.section]![place.cell]!;
    const before = sheet[place.section]![place.cell]!;
    const typed = typedOver(before, (target as HTMLInputElement).value);
    const text = characterOf(kind, typed);
    if (!isAnswer(type, kind, text)) {
      setRefused({ section: place.section, kind, text });
      (target as HTMLInputElement).select();
      return;
    }
    setRefused(undefined);
    const isSkipped = typed !== '' && text === '';
    if (!isSkipped || kind === 'single') put(place, text);
    if (typed === '') return;
    focusCell(currentTarget, isSkipped ? nextQuestion(type, place) : (nextCell(type, place) ?? place));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    const place = placeOf(target);
    if (!place || altKey) return;
    const to = moved(type, place, { key, ctrl: ctrlKey || metaKey }, width);
    if (to || key === 'Enter') {
      event.preventDefault();
      focusCell(currentTarget, to);
    } else if ((key === 'Backspace' || key === 'Delete') && !isReadOnly) {
      event.preventDefault();
      const isFilled = sheet[place.section]![place.cell] !== '';
      const emptied = isFilled || key === 'Delete' ? place : cellBefore(type, place);
      if (!emptied) return;
      put(emptied, '');
      focusCell(currentTarget, emptied);
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    if (isReadOnly || text.trim() === '') return;
    const pasted = paste(type, sheet, place, text);
    if ('text' in pasted) {
      const { section, cell } = pasted.place;
      const { question } = CELLS[type][section]![cell]!;
      const say = pasted.isLong ? t.grid.misfit : t.grid.noAnswer;
      toast.error(say(titles[section]!, question, pasted.text));
      return;
    }
    onChange(() => pasted.sheet);
    const filled = titles
      .map((title, section) => [title, pasted.filled[section]!] as const)
      .filter(([, fields]) => fields > 0);
    // Undoing restores the fields that were pasted, and keeps answers that were typed afterwards.
    const restoreSheet = (now: Sheet) =>
      now.map((texts, section) =>
        texts.map((own, cell) => (own === pasted.sheet[section]![cell] ? sheet[section]![cell]! : own)),
      );
    toast.success(
      t.grid.pasted(filled, pasted.left),
      undoing(async () => onChange(restoreSheet)),
    );
    focusCell(event.currentTarget, nextCell(type, pasted.last) ?? pasted.last);
  };

  return (
    <Stack gap={4} ref={ref} onFocus={onFocus} onInput={onType} onKeyDown={onKeyDown} onPaste={onPaste}>
      {titles.map((title, index) => (
        <Section
          key={title}
          type={type}
          index={index}
          texts={sheet[index]!}
          stop={stops[index]!}
          width={width}
          refused={refused?.section === index ? refused : undefined}
          isReadOnly={isReadOnly}
        />
      ))}
    </Stack>
  );
}
