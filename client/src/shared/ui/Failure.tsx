import { Callout } from '@blueprintjs/core';
import { Details } from './Details';

interface FailureProps {
  readonly error: { readonly message?: string; readonly details?: string | number } | undefined;
  readonly className?: string;
}

/** The live region always exists, so that screen readers announce new content. */
export const Failure = ({ error, className }: FailureProps) => (
  <div role="alert">
    {error?.message && (
      <Callout intent="danger" className={className}>
        {error.message}
        <Details>{error.details}</Details>
      </Callout>
    )}
  </div>
);
