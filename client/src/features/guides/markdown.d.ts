declare module '*.md' {
  import type { Guide } from 'contract/guides/read-guide';

  const guide: Guide;
  export default guide;
}
