export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'other';

export function browserKind(agent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return 'chrome';
  return /Safari\//.test(agent) ? 'safari' : 'other';
}
