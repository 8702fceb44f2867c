import { useState } from 'react';
import { useUrlState } from '../../shared/routing/useUrlState';
import { lazyPart } from '../../shared/ui/lazyPart';

const ResultsDialog = lazyPart(() => import('./ResultsDialog'));

/** The value of `results` in the address that opens the dialog. */
export const OPEN = 'open';

/** Opens and closes the results through the address, on any page. */
export function useResultsAddress() {
  const [{ results }, setAddress] = useUrlState({ results: '' });
  return {
    isOpen: results === OPEN,
    open: () => setAddress({ results: OPEN }),
    close: () => setAddress({ results: '' }),
  };
}

/** Shows the survey results when the address asks for them. */
export function StoredResults() {
  const { isOpen, close } = useResultsAddress();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <ResultsDialog isOpen={isOpen} onClose={close} />;
}
