import { createContext, use, useState, type ReactNode } from 'react';
import { Row, Text } from '../../shared/layout/layout';
import { useShortcut } from '../../shared/lib/shortcuts';
import type { RouteTable } from '../../shared/routing/routeDef';
import { SearchIcon } from '../../shared/ui/icons';
import { topLayer } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
import styles from './palette.module.css';
import { collectLetters, focusSearch } from './shortcuts';

const loadPalette = () => import('./Palette');
const Palette = lazyComponent(loadPalette);
const ShortcutSheet = lazyComponent(() => import('./ShortcutSheet'));

type Opened = 'palette' | 'sheet';

const OpenPalette = createContext(() => {});

export function PaletteHost({ table, children }: { table: RouteTable; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const [layer, setLayer] = useState(topLayer);
  const [takeLetters, setTakeLetters] = useState(() => () => '');
  const [loaded, setLoaded] = useState<readonly Opened[]>([]);
  const show = (what: Opened) => {
    setLoaded([...new Set([...loaded, what])]);
    setLayer(topLayer());
    setOpened(what);
  };
  const close = () => setOpened(undefined);
  const find = () => {
    takeLetters();
    const take = collectLetters(close);
    setTakeLetters(() => take);
    loadPalette().catch(take);
    show('palette');
  };
  const showSheet = () => show('sheet');
  useShortcut('ctrl+k', find);
  useShortcut('?', showSheet);
  useShortcut('/', focusSearch);
  // What was opened over a room goes with it.
  const isOpen = (what: Opened) => opened === what && layer.isConnected;
  return (
    <OpenPalette value={find}>
      {children}
      {loaded.includes('palette') && (
        <Palette
          table={table}
          layer={layer}
          isOpen={isOpen('palette')}
          takeLetters={takeLetters}
          onClose={close}
          onSheet={showSheet}
        />
      )}
      {loaded.includes('sheet') && <ShortcutSheet layer={layer} isOpen={isOpen('sheet')} onClose={close} />}
    </OpenPalette>
  );
}

export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  const open = use(OpenPalette);
  return (
    <Row
      as="button"
      gap={2}
      minHeight={36}
      fixed
      size={2}
      tone="muted"
      type="button"
      className={styles.trigger}
      aria-keyshortcuts={t.shortcutKeys}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      <SearchIcon />
      {t.title}
      <Text as="kbd" end fixed nowrap size={1} tone="muted" textAlign="center" aria-hidden="true">
        {t.keys}
      </Text>
    </Row>
  );
}
