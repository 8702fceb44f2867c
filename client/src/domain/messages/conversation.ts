import type { Draft } from '@reduxjs/toolkit';
import type { Conversation } from 'contract/messaging';

export type Pages = Conversation[];

/** Drops the earlier pages if messages between them and the newest page are missing. */
export function mergeNewest(pages: Pages, [newest]: Pages): void {
  if (!newest) return;
  const oldestId = newest.data[0]?.id;
  const known = pages.findIndex(({ data }) => data.some(({ id }) => id === oldestId));
  if (newest.before === null || known < 0) {
    pages.splice(0, Infinity, newest);
    return;
  }
  const { data, before } = pages[known]!;
  const earlier = data.slice(
    0,
    data.findIndex(({ id }) => id === oldestId),
  );
  pages.splice(0, known + 1, newest, ...(earlier.length > 0 ? [{ data: earlier, before }] : []));
  markSeenWithLater(pages as Draft<Pages>);
}

/** Marks as seen every message that comes before a seen one of the same sender. */
function markSeenWithLater(pages: Draft<Pages>): void {
  const seenAt = new Map<string, string>();
  for (const { data } of pages) {
    for (const { attributes } of data.toReversed()) {
      attributes.seen_at ??= seenAt.get(attributes.sent_by) ?? null;
      if (attributes.seen_at !== null) seenAt.set(attributes.sent_by, attributes.seen_at);
    }
  }
}

/** Ignores the page if the pages have changed since it was requested. */
export function addEarlier(pages: Pages, before: string, page: Conversation): void {
  if (pages.at(-1)?.before === before) pages.push(page);
}
