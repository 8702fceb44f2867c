import type { ExamType } from 'contract/exam-definitions';
import { cellBefore, CELLS, nextCell, nextQuestion, type Cell, type Place } from './sheet';

export const COLUMNS = { wide: { single: 10, multi: 2 }, narrow: { single: 5, multi: 1 } } as const;
export type Width = keyof typeof COLUMNS;

export function rowsOf(cells: readonly Cell[], width: Width): readonly (readonly number[])[] {
  const rows = new Map<string, number[]>();
  const singles = cells.filter(({ kind }) => kind === 'single').length;
  cells.forEach(({ question, kind }, index) => {
    const place = kind === 'single' ? question - 1 : question - 1 - singles;
    const row = `${kind} ${Math.floor(place / COLUMNS[width][kind])}`;
    rows.set(row, [...(rows.get(row) ?? []), index]);
  });
  return [...rows.values()];
}

export function moved(
  type: ExamType,
  from: Place,
  { key, ctrl }: { readonly key: string; readonly ctrl: boolean },
  width: Width,
): Place | undefined {
  const sections = CELLS[type];
  const { section, cell } = from;
  const first = (index: number) => (sections[index] ? { section: index, cell: 0 } : undefined);
  const last = (index: number) => ({ section: index, cell: sections[index]!.length - 1 });
  const vertical = (by: 1 | -1): Place | undefined => {
    const rows = rowsOf(sections[section]!, width);
    const row = rows.findIndex((cells) => cells.includes(cell));
    const column = rows[row]!.indexOf(cell);
    const neighbor = rows[row + by];
    if (neighbor) return { section, cell: neighbor[Math.min(column, neighbor.length - 1)]! };
    const next = sections[section + by];
    if (!next) return undefined;
    const edge = rowsOf(next, width).at(by === 1 ? 0 : -1)!;
    return { section: section + by, cell: edge[Math.min(column, edge.length - 1)]! };
  };
  switch (key) {
    case 'ArrowLeft':
      return cellBefore(type, from);
    case 'ArrowRight':
      return nextCell(type, from);
    case 'ArrowUp':
      return vertical(-1);
    case 'ArrowDown':
      return vertical(1);
    case 'Home':
      return ctrl ? first(0) : { section, cell: rowAt(sections[section]!, cell, width)[0]! };
    case 'End':
      return ctrl
        ? last(sections.length - 1)
        : { section, cell: rowAt(sections[section]!, cell, width).at(-1)! };
    case 'PageUp':
      return cell > 0 ? first(section) : first(section - 1);
    case 'PageDown':
      return first(section + 1) ?? last(section);
    case 'Enter':
      return nextQuestion(type, from);
    default:
      return undefined;
  }
}

const rowAt = (cells: readonly Cell[], cell: number, width: Width) =>
  rowsOf(cells, width).find((row) => row.includes(cell))!;
