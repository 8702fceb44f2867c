export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="var(--primary)">
      <path d="M6 3h8v7.34A6 6 0 0 0 10.34 14H3V6a3 3 0 0 1 3-3Zm12 0h8a3 3 0 0 1 3 3v8h-7.34A6 6 0 0 0 18 10.34ZM3 18h7.34A6 6 0 0 0 14 21.66V29H6a3 3 0 0 1-3-3Zm18.66 0H29v8a3 3 0 0 1-3 3h-8v-7.34A6 6 0 0 0 21.66 18ZM16 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
    </svg>
  );
}
