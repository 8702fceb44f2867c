// Not Blueprint’s menu: it has no arrow keys, its headings group nothing, and its items would put two pages one file over their budget.
import { Classes, PopoverNext } from '@blueprintjs/core';
import { Fragment, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Box, Text } from '../layout/layout';
import { CaretDownIcon, MoreIcon, TickIcon } from './icons';
import styles from './ActionMenu.module.css';

export interface MenuAction {
  readonly text: string;
  readonly lang?: string;
  readonly icon?: ReactElement;
  readonly intent?: 'danger';
  readonly run: () => void;
  readonly chosen?: boolean;
  readonly heading?: string;
  /** Waits until the menu has returned the focus, which the dialog would lose otherwise. */
  readonly opensDialog?: boolean;
}

interface MenuButtonProps {
  readonly label: string;
  readonly className: string;
  readonly disabled?: boolean;
  readonly actions: readonly MenuAction[];
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

interface ActionMenuProps extends Omit<MenuButtonProps, 'className' | 'children'> {
  /** `label` must start with this visible text and add the object's name. */
  readonly text: string;
  readonly icon?: ReactElement;
}

/** Opens by a native button, because Blueprint's clicks on every key release, even of a key pressed on another element. */
export function MenuButton({ label, className, disabled, actions, head, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<MenuAction>(undefined);
  const choose = (action: MenuAction) => {
    setOpen(false);
    if (action.opensDialog) waiting.current = action;
    else action.run();
  };
  const runWaiting = () => {
    const action = waiting.current;
    waiting.current = undefined;
    action?.run();
  };
  const item = (action: MenuAction, index: number) => (
    <li key={index} role="none">
      <button
        type="button"
        role={action.chosen === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={action.chosen}
        className={`${Classes.MENU_ITEM} ${Classes.intentClass(action.intent) ?? ''} ${styles.item}`}
        onClick={() => choose(action)}
      >
        <span lang={action.lang}>{action.text}</span>
        {action.chosen ? <TickIcon /> : action.icon}
      </button>
    </li>
  );
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setOpen}
      onClosed={runWaiting}
      disabled={disabled}
      placement="bottom-end"
      arrow={false}
      content={
        <>
          {head}
          <ul role="menu" aria-label={label} className={Classes.MENU} onKeyDown={moveFocus}>
            {toGroups(actions).map(({ heading, items }, index) => (
              // User-defined headings may be equal.
              <Fragment key={index}>
                {heading === undefined ? (
                  items.map(item)
                ) : (
                  <li role="none">
                    <Box as="ul" role="group" aria-label={heading}>
                      <Text
                        as="li"
                        pad={[2, 2, 1]}
                        rule="top"
                        above={1}
                        size={1}
                        tone="muted"
                        weight={500}
                        aria-hidden="true"
                      >
                        {heading}
                      </Text>
                      {items.map(item)}
                    </Box>
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </>
      }
      onOpened={(popover) => itemsOf(popover)[0]?.focus()}
    >
      <button type="button" disabled={disabled} className={className}>
        <span className="visually-hidden">{label}</span>
        {children}
      </button>
    </PopoverNext>
  );
}

interface Group {
  readonly heading?: string;
  readonly items: MenuAction[];
}

function toGroups(actions: readonly MenuAction[]): readonly Group[] {
  const groups: Group[] = [];
  for (const action of actions) {
    const { heading } = action;
    if (heading !== undefined || groups.length === 0) groups.push({ heading, items: [] });
    groups.at(-1)!.items.push(action);
  }
  return groups;
}

export function ActionMenu({ text, icon, ...menu }: ActionMenuProps) {
  return (
    <MenuButton {...menu} className={`${Classes.BUTTON} ${Classes.SMALL}`}>
      {icon}
      <span aria-hidden="true" className={Classes.BUTTON_TEXT}>
        {text}
      </span>
      <CaretDownIcon />
    </MenuButton>
  );
}

export const MoreMenu = (menu: Pick<MenuButtonProps, 'label' | 'actions'>) => (
  <MenuButton {...menu} className={`${Classes.BUTTON} ${Classes.MINIMAL}`}>
    <MoreIcon />
  </MenuButton>
);

const itemsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

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
