import { Callout } from '@blueprintjs/core';
import { Details } from './Details';

interface FailureProps {
  readonly said: { readonly message?: string; readonly details?: string | number } | undefined;
  readonly className?: string;
}

/** The live region always exists, so that screen readers announce new content. */
export const Failure = ({ said, className }: FailureProps) => (
  <div role="alert">
    {said?.message && (
      <Callout intent="danger" className={className}>
        {said.message}
        <Details>{said.details}</Details>
      </Callout>
    )}
  </div>
);
