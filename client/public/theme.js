// The browser loads this script before it draws anything, so that no page flashes in another theme.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  document.documentElement.dataset.theme = 'system';
}
