// Loaded before anything is drawn, so that the page never shows itself in another theme first.
document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
