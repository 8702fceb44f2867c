import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { Row } from '../layout/layout';
import { useUrlState } from '../routing/useUrlState';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons';

/** Pages count from 1. */
export function usePage(): [number, (page: number) => void] {
  const [{ page: value }, set] = useUrlState({ page: '1' });
  const page = Number(value);
  return [Number.isInteger(page) && page > 0 ? page : 1, (next) => set({ page: String(next) })];
}

interface PagingProps {
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

export function Paging({ label, page, pageCount, onPage }: PagingProps) {
  if (pageCount <= 1 && page <= 1) return null;
  return (
    <Row as="nav" pad={[4, 0, 0]} wrap justify="center" gap={3} aria-label={label}>
      <Button
        icon={<ChevronLeftIcon />}
        text={t.paging.previous}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pageCount))}
      />
      <span aria-current="page">{t.paging.pageOf(page, pageCount)}</span>
      <Button
        endIcon={<ChevronRightIcon />}
        text={t.paging.next}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
