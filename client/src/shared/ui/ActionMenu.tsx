import { Button, Menu, MenuItem, PopoverNext, type ButtonProps } from '@blueprintjs/core';
import type { KeyboardEvent, ReactElement } from 'react';

export interface MenuAction {
  readonly text: string;
  readonly icon?: ReactElement;
  readonly intent?: 'danger';
  readonly onClick: () => void;
}

interface ActionMenuProps {
  /** Of the menu, and of the button that opens it. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly button: Omit<ButtonProps, 'aria-label'>;
}

export function ActionMenu({ label, actions, button }: ActionMenuProps) {
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      content={
        <Menu aria-label={label} onKeyDown={moveFocus}>
          {actions.map((action) => (
            <MenuItem key={action.text} {...action} />
          ))}
        </Menu>
      }
      onOpened={(popover) => itemsOf(popover)[0]?.focus()}
    >
      <Button {...button} aria-label={label} />
    </PopoverNext>
  );
}

const itemsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** What people expect of a menu's arrow keys, which Blueprint leaves out. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const now = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (now + 1) % items.length,
    ArrowUp: (now - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
