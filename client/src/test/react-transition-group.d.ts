declare module 'react-transition-group' {
  /** Applies to every transition; the package has no types. */
  export const config: { disabled: boolean };
}
