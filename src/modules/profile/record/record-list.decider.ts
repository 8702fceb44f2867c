import { MAX_ITEMS } from '../../../../contract/record';
import { decider, type Decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { applyChanges, changesBetween, type NewEvent } from '../../../kernel/event';
import { namedAfter, type Erasable, type OfItem, type RecordListEvents } from './record-list.events';
import { t } from '../messages';

export type RecordListCommands<Fields> = {
  Add: OfItem & { readonly fields: Fields };
  Edit: {
    readonly itemId: string;
    readonly fields: Partial<Fields>;
    /** The edit is refused if the item has changed since. */
    readonly expected?: Fields;
  };
  Remove: { readonly itemId: string };
  Restore: { readonly itemId: string };
};

export interface Item<Fields> {
  readonly studentId: string;
  readonly fields: Erasable<Fields>;
  readonly removed: boolean;
}

/** Items by id, last added first. */
export type Items<Fields> = ReadonlyMap<string, Item<Fields>>;

type ListName = 'activities' | 'courses' | 'honors' | 'test-scores';

interface RecordList<Noun extends string, Fields> {
  readonly name: ListName;
  readonly noun: Noun;
  readonly admit?: (fields: Fields, others: readonly Erasable<Fields>[]) => void;
}

const isNothing = (changes: object) => Object.keys(changes).length === 0;

export function recordList<Noun extends string, Fields extends object>({
  name,
  noun,
  admit = () => {},
}: RecordList<Noun, Fields>) {
  const missing = () => new Rejected('not-found', t(`${name}-not-found`));
  const known = (items: Items<Fields>, itemId: string): Item<Fields> => {
    const item = items.get(itemId);
    if (!item) throw missing();
    return item;
  };
  const others = (items: Items<Fields>, itemId: string) =>
    [...items].flatMap(([id, { removed, fields }]) => (removed || id === itemId ? [] : [fields]));
  const makeRoom = (items: Items<Fields>, itemId: string, fields: Fields) => {
    const remaining = others(items, itemId);
    if (remaining.length >= MAX_ITEMS) throw new Rejected('conflict', t('list-full', { most: MAX_ITEMS }));
    admit(fields, remaining);
  };
  const put = (items: Items<Fields>, itemId: string, change: Partial<Item<Fields>>) =>
    new Map([...items].map(([id, item]) => [id, id === itemId ? { ...item, ...change } : item]));

  const list = decider<Items<Fields>, RecordListCommands<Fields>, RecordListEvents<'', Fields>>({
    name,
    stream: { key: 'student', growsWith: 'items added, edited, removed and restored; at most 99 items' },
    initial: new Map(),
    decide: {
      Add: (added, items) => {
        if (items.has(added.itemId)) return [];
        makeRoom(items, added.itemId, added.fields);
        return [{ type: 'Added', data: added }];
      },
      Edit: ({ itemId, fields, expected }, items) => {
        const { studentId, fields: current, removed } = known(items, itemId);
        if (removed) throw missing();
        const changes = changesBetween(current, fields);
        if (isNothing(changes)) return [];
        if (expected && !isNothing(changesBetween(current, expected))) {
          throw new Rejected('conflict', t('edited-since'));
        }
        admit({ ...(current as Fields), ...fields }, others(items, itemId));
        return [{ type: 'Edited', data: { itemId, studentId, changes } }];
      },
      Remove: ({ itemId }, items) => {
        const { removed, ...item } = known(items, itemId);
        return removed ? [] : [{ type: 'Removed', data: { itemId, ...item } }];
      },
      Restore: ({ itemId }, items) => {
        const { removed, ...item } = known(items, itemId);
        if (!removed) return [];
        makeRoom(items, itemId, item.fields as Fields);
        return [{ type: 'Restored', data: { itemId, ...item } }];
      },
    },
    evolve: {
      Added: (items, { itemId, ...item }) => new Map([[itemId, { ...item, removed: false }], ...items]),
      Edited: (items, { itemId, changes }) =>
        put(items, itemId, { fields: applyChanges(items.get(itemId)!.fields, changes) }),
      Removed: (items, { itemId }) => put(items, itemId, { removed: true }),
      Restored: (items, { itemId }) => put(items, itemId, { removed: false }),
    },
  });
  return deciderOf(noun, list);
}

type ListDecider<Noun extends string, Fields> = Decider<
  Items<Fields>,
  RecordListCommands<Fields>,
  RecordListEvents<Noun, Fields>
>;

/** Names the decider's events after the noun: `Added` becomes `HonorAdded`. */
function deciderOf<Noun extends string, Fields>(
  noun: Noun,
  list: ListDecider<'', Fields>,
): ListDecider<Noun, Fields> {
  type Decision = (...args: unknown[]) => readonly NewEvent<RecordListEvents<'', Fields>>[];
  const decide = Object.entries(list.decide).map(([command, decision]) => [
    command,
    (...args: unknown[]) =>
      (decision as Decision)(...args).map(({ type, data }) => ({ type: `${noun}${type}`, data })),
  ]);
  const renamed = {
    ...list,
    decide: Object.fromEntries(decide) as unknown,
    evolve: namedAfter(noun, list.evolve),
  };
  return renamed as unknown as ListDecider<Noun, Fields>;
}
