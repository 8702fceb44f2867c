import { Button, Classes, Dialog } from '@blueprintjs/core';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Row, Text } from '../../shared/layout/layout';
import type { RouteTable } from '../../shared/routing/routeDef';
import { t as shared } from '../../shared/en';
import {
  ArrowRightIcon,
  BookIcon,
  CommentIcon,
  CrossIcon,
  HistoryIcon,
  LearningIcon,
  ListIcon,
  PersonIcon,
  SearchIcon,
  TickCircleIcon,
} from '../../shared/ui/icons';
import { Sketch } from '../../shared/ui/Sketch';
import { t as app } from '../en';
import { useLogOut } from '../shell/useLogOut';
import { t as palette } from './en';
import { t } from './finder/en';
import type { Entry, Group, Kind } from './entries';
import styles from './palette.module.css';
import { useEntries } from './useEntries';

const GROUPS = Object.keys(t.groups) as Group[];

const ICONS: Readonly<Record<Kind, ReactElement>> = {
  pages: <ListIcon />,
  tasks: <TickCircleIcon />,
  people: <PersonIcon />,
  colleges: <LearningIcon />,
  guides: <BookIcon />,
  threads: <CommentIcon />,
  acts: <ArrowRightIcon />,
};

function iconOf({ group, kind }: Entry) {
  if (group !== 'recent') return ICONS[group];
  return kind ? ICONS[kind] : <HistoryIcon />;
}

interface PaletteProps {
  readonly table: RouteTable;
  /** What covers the page and must not cover this. */
  readonly layer: HTMLElement;
  readonly isOpen: boolean;
  /** Returns what was typed since the palette was called. */
  readonly takeLetters: () => string;
  readonly onClose: () => void;
  readonly onSheet: () => void;
}

export default function Palette({ table, layer, isOpen, takeLetters, onClose, onSheet }: PaletteProps) {
  const { logOut } = useLogOut();
  const acts = { [palette.shortcuts.title]: onSheet, [app.nav.logOut]: () => void logOut() };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        portalContainer={layer}
        // A menu that closes at the same time would otherwise return the focus to its button.
        onOpened={(dialog) => dialog.querySelector('input')?.focus()}
        aria-label={palette.title}
        className={styles.palette}
      >
        <Finder table={table} acts={acts} takeLetters={takeLetters} onClose={onClose} />
      </Dialog>
    </>
  );
}

interface FinderProps extends Pick<PaletteProps, 'table' | 'takeLetters' | 'onClose'> {
  readonly acts: Readonly<Record<string, () => void>>;
}

function Finder({ table, acts, takeLetters, onClose }: FinderProps) {
  const [text, setText] = useState(takeLetters);
  const [active, setActive] = useState(0);
  const { found, choose, isShort, isSearching, failed } = useEntries(table, text.trim(), acts);
  const at = Math.min(active, found.length - 1);
  const take = (entry: Entry) => {
    onClose();
    choose(entry);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    const chosen = found[at];
    if (to !== undefined && chosen) setActive((to + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Row rule="bottom" gap={3} pad={[0, 'inset']} tone="muted" className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          autoFocus
          aria-label={palette.title}
          aria-expanded={found.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `palette-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={shared.close}
          className={styles.close}
          onClick={onClose}
        />
      </Row>
      <div id="palette-list" role="listbox" aria-label={t.found} className={styles.list}>
        {GROUPS.map((group) => (
          <Options key={group} group={group} found={found} active={at} onTake={take} />
        ))}
      </div>
      <div role="status" className={styles.status}>
        {failed && <p>{t.failed}</p>}
        {found.length === 0 &&
          (isSearching ? shared.searching : <Nothing>{isShort ? t.short : t.none(text)}</Nothing>)}
      </div>
    </>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <>
    <Sketch of="search" />
    <p>{children}</p>
  </>
);

interface OptionsProps {
  readonly group: Group;
  readonly found: readonly Entry[];
  readonly active: number;
  readonly onTake: (entry: Entry) => void;
}

const Options = ({ group, found, active, onTake }: OptionsProps) =>
  found.some((entry) => entry.group === group) && (
    <div role="group" aria-label={t.groups[group]}>
      <Text as="div" pad={[3, 3, 1]} size={1} tone="muted" weight={500} aria-hidden="true">
        {t.groups[group]}
      </Text>
      {found.map(
        (entry, place) =>
          entry.group === group && (
            <Row
              justify="between"
              gap={4}
              pad={[1, 3]}
              key={entry.id}
              id={`palette-${place}`}
              ref={place === active ? intoView : undefined}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              // Clicking an option must not move the focus out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(entry)}
            >
              <Row gap={3} shrink>
                <Text fixed tone="muted">
                  {iconOf(entry)}
                </Text>
                <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{entry.title}</span>
              </Row>
              {entry.details && (
                <Text fixed truncate size={2} tone="muted" className={styles.details}>
                  {entry.details}
                </Text>
              )}
            </Row>
          ),
      )}
    </div>
  );

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
