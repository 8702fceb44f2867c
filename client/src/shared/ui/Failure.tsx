import { Callout } from '@blueprintjs/core';
import { Details } from './Details';

interface FailureProps {
  readonly said: { readonly message?: string; readonly details?: string | number } | undefined;
  readonly className?: string;
}

/** What failed, where it was tried. The region is always there, so that screen readers notice what appears in it. */
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
