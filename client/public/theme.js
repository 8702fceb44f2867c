// Loaded before anything is drawn, so that the page never shows itself in another theme first.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  document.documentElement.dataset.theme = 'system';
}
