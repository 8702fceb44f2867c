/** Each drawing measures 96 × 60. */
const DRAWINGS = {
  building: 'M20 50h56M26 50V28h44v22M22 28l26-16 26 16zM34 50V34M43 50V34M53 50V34M62 50V34M48 12V5h8',
  chart: 'M14 8v42h70M24 40l4-2M34 34l4-1M44 35l6 1M54 31l4-4M62 24l6-2M84 18a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  files: 'M30 6h26l12 12v36H30zM56 6v12h12M38 28h22M38 36h22M38 44h14',
  bubbles: 'M14 10h46v26H36l-9 8v-8H14zM22 19h30M22 27h20M66 22h16v24h-6v8l-9-8H46v-4',
  bell: 'M26 44c6-5 6-10 6-18a16 16 0 0 1 32 0c0 8 0 13 6 18zM48 10V5M42 44a6 6 0 0 0 12 0M72 12l6-5M76 22h7',
  nothing: 'M18 34l10-22h40l10 22v18H18zM18 34h18l4 8h16l4-8h18',
  people:
    'M47 20a9 9 0 1 1-18 0 9 9 0 0 1 18 0M20 52c0-11 8-17 18-17s18 6 18 17zM55 12a8 8 0 1 1 3 15M62 36c9 1 15 7 15 16H64',
  camera:
    'M14 14h46v34H14zM60 26l20-10v30L60 36M43 26a6 6 0 1 1-12 0 6 6 0 0 1 12 0M26 48c0-7 5-11 11-11s11 4 11 11',
  search: 'M59 26a17 17 0 1 1-34 0 17 17 0 0 1 34 0M54 38l16 16M34 22h16M34 30h10',
  checklist: 'M24 10h48v44H24zM38 10V5h20v5M32 22l3 3 5-6M48 22h16M32 34l3 3 5-6M48 34h16M32 45h8M48 45h12',
  way: 'M48 5v50M36 55h24M48 10h24l7 7-7 7H48M48 29H26l-7 7 7 7h22',
} as const;

export type Drawing = keyof typeof DRAWINGS;

export const Sketch = ({ of = 'nothing' }: { of?: Drawing }) => (
  <svg aria-hidden="true" width="96" height="60" viewBox="0 0 96 60" fill="none" stroke="var(--control)">
    <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d={DRAWINGS[of]} />
  </svg>
);

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="var(--primary)">
      <path d="M6 3h8v7.34A6 6 0 0 0 10.34 14H3V6a3 3 0 0 1 3-3Zm12 0h8a3 3 0 0 1 3 3v8h-7.34A6 6 0 0 0 18 10.34ZM3 18h7.34A6 6 0 0 0 14 21.66V29H6a3 3 0 0 1-3-3Zm18.66 0H29v8a3 3 0 0 1-3 3h-8v-7.34A6 6 0 0 0 21.66 18ZM16 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
    </svg>
  );
}
