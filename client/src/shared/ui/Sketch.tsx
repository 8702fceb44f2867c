/** The small drawing above a sentence that says why there is nothing else here. */
export function Sketch() {
  return (
    <svg aria-hidden="true" width="96" height="64" viewBox="0 0 96 64" fill="none" stroke="var(--muted)">
      <path
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M8 56h80M20 56V28l28-16 28 16v28M38 56V42h20v14M48 12V4l9 3-9 3"
      />
      <path strokeWidth="1.5" strokeLinecap="round" d="M28 34h6M62 34h6M28 44h4M64 44h4" />
    </svg>
  );
}
