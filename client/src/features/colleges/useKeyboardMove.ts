import { useId, useState, type KeyboardEvent } from 'react';
import { SAVED_STATUSES, type SavedCollegeResource, type SavedStatus } from 'contract/saved-colleges';
import { STATUS_NAMES } from '../../domain/colleges/savedStatus';
import { useSavingHere } from '../../domain/colleges/saving';
import { t } from './en';

interface GrabbedItem {
  readonly ceeb: string;
  readonly name: string;
  readonly from: SavedStatus;
  readonly to: SavedStatus;
}

export type KeyboardMove = ReturnType<typeof useKeyboardMove>;

/** Arrow keys choose a column, Enter moves the college, Escape cancels. */
export function useKeyboardMove() {
  const { save } = useSavingHere();
  const [held, setHeld] = useState<GrabbedItem>();
  const [announcement, announce] = useState('');
  const keysId = useId();

  const hold = (next: GrabbedItem) => {
    setHeld(next);
    const column = STATUS_NAMES[next.to];
    announce(next.to === next.from ? t.board.here(next.name, column) : t.board.held(next.name, column));
  };
  const drop = ({ ceeb, name, from, to }: GrabbedItem, state: string) => {
    setHeld(undefined);
    if (to === from) return announce(t.board.here(name, STATUS_NAMES[from]));
    announce(t.board.moving(name, STATUS_NAMES[to]));
    void save({ ceeb, name, state }, to);
  };
  const leave = () => {
    if (held) announce(t.board.here(held.name, STATUS_NAMES[held.from]));
    setHeld(undefined);
  };

  return {
    held,
    announcement,
    keysId,
    handleOf: ({ attributes }: SavedCollegeResource) => {
      const { ceeb_code: ceeb, name, state, status: from } = attributes;
      const own = held?.ceeb === ceeb ? held : undefined;
      const now: GrabbedItem = own ?? { ceeb, name, from, to: from };
      return {
        'aria-label': t.board.move(name),
        'aria-describedby': keysId,
        'aria-pressed': own !== undefined,
        onBlur: leave,
        onClick: () => (own ? drop(own, state) : hold(now)),
        onKeyDown: (event: KeyboardEvent) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (event.key === 'Escape' && own) leave();
          else if (step) {
            const place = SAVED_STATUSES.indexOf(now.to) + step;
            hold({ ...now, to: SAVED_STATUSES[Math.min(Math.max(place, 0), SAVED_STATUSES.length - 1)]! });
          } else return;
          event.preventDefault();
        },
      };
    },
  };
}
