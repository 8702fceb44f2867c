import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { onResize } from '../ui/media';
import type { RowPlace } from './TableRow';
import { Rows } from './Table';
import styles from './DataTable.module.css';

export interface VirtualRowsProps {
  readonly count: number;
  readonly columns: number;
  readonly isNarrow: boolean;
  readonly rowAt: (index: number, place?: RowPlace) => ReactNode;
}

/** The rows in view of the window, or of the frame that scrolls around the table. */
export default function VirtualRows(props: VirtualRowsProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <Rows ref={setBody} className={styles.virtual}>
      {body && <RowsInView body={body} frame={scrollingFrameOf(body)} {...props} />}
    </Rows>
  );
}

function scrollingFrameOf(element: HTMLElement): HTMLElement | null {
  let frame = element.parentElement;
  while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
  return frame;
}

/** The height of a row until it is measured. It stays in jsdom, where nothing has a height. */
const ROW_PX = 44;
const OUT_OF_VIEW = 8;

const ofWindow = {
  initialOffset: () => window.scrollY,
  getScrollElement: () => window as never,
  observeElementRect: observeWindowRect as never,
  observeElementOffset: observeWindowOffset as never,
  scrollToFn: windowScroll as never,
};

interface RowsInViewProps extends VirtualRowsProps {
  readonly body: HTMLElement;
  readonly frame: HTMLElement | null;
}

function RowsInView({ count, columns, isNarrow, rowAt, body, frame }: RowsInViewProps) {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = frame ? frame.getBoundingClientRect().top - frame.scrollTop : -window.scrollY;
      setAbove(Math.round(body.getBoundingClientRect().top - top));
    };
    measure();
    return onResize([document.body], measure);
  }, [body, frame]);
  useLayoutEffect(() => (isNarrow ? undefined : freezeColumns(body)), [body, isNarrow, columns]);
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    estimateSize: () => ROW_PX,
    measureElement: (row) => row.offsetHeight || ROW_PX,
    overscan: OUT_OF_VIEW,
    scrollMargin: above,
    rangeExtractor: (range) => withFocused(body, range),
    getScrollElement: () => frame,
    ...(!frame && ofWindow),
  });
  const items = getVirtualItems();
  return (
    <>
      {items.map(({ index, start }, place) => (
        <Fragment key={index}>
          <Gap columns={columns} height={start - (items[place - 1]?.end ?? above)} />
          {rowAt(index, { ref: measureElement, 'aria-rowindex': index + 2, 'data-index': index })}
        </Fragment>
      ))}
      <Gap columns={columns} height={above + getTotalSize() - (items.at(-1)?.end ?? above)} />
    </>
  );
}

/** The row with the focus stays when it leaves the view. */
function withFocused(body: HTMLElement, range: Range): number[] {
  const inView = defaultRangeExtractor(range);
  const focused = body.querySelector<HTMLElement>('tr:focus-within')?.dataset.index;
  return focused === undefined
    ? inView
    : [...new Set([...inView, Number(focused)])].sort((one, other) => one - other);
}

const Gap = ({ columns, height }: { readonly columns: number; readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className={styles.gap} style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );

/** Rows come and go while a table scrolls, so its columns keep the widths that the first rows gave them. */
function freezeColumns(body: HTMLElement) {
  const table = body.closest('table')!;
  const heads = [...table.tHead!.rows[0]!.cells];
  const release = () => {
    table.style.tableLayout = '';
    for (const head of heads) head.style.width = '';
  };
  const freeze = () => {
    release();
    const widths = heads.map(({ offsetWidth }) => offsetWidth);
    table.style.tableLayout = 'fixed';
    heads.forEach((head, index) => {
      head.style.width = `${widths[index]}px`;
    });
  };
  const stop = onResize([table.parentElement!], freeze);
  return () => {
    stop?.();
    release();
  };
}
