declare module 'react-transition-group' {
  /** Of all transitions. */
  export const config: { disabled: boolean };
}
