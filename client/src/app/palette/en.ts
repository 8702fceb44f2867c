export const t = {
  title: 'Find anything',
  shortcuts: {
    title: 'Keyboard shortcuts',
    find: 'Find anything',
    sheet: 'Show these shortcuts',
    search: 'Search on this page',
    undo: 'Undo last action',
    close: 'Close dialog or menu',
    move: 'Move within menus, calendars and boards',
  },
  keys: 'Ctrl K',
  shortcutKeys: 'Control+K Meta+K',
  ctrl: 'Ctrl',
  escape: 'Esc',
} as const;
