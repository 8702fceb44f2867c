declare module '*.md' {
  import type { Guide } from 'contract/guides';

  const guide: Guide;
  export default guide;
}
