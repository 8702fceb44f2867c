import { useState } from 'react';
import { useUrlState } from '../../shared/routing/useUrlState';
import { lazyPart } from '../../shared/ui/lazyPart';

const ResultsDialog = lazyPart(() => import('./ResultsDialog'));

/** Value of `results` in the address. */
export const OPEN = 'open';

/** Whether the results are shown, which the address of any page may say. */
export function useResultsAddress() {
  const [{ results }, setAddress] = useUrlState({ results: '' });
  return {
    isOpen: results === OPEN,
    open: () => setAddress({ results: OPEN }),
    close: () => setAddress({ results: '' }),
  };
}

/** The results of the survey where the address asks for them. */
export function StoredResults() {
  const { isOpen, close } = useResultsAddress();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <ResultsDialog isOpen={isOpen} onClose={close} />;
}
