import { useState } from 'react';
import { useUrlState } from '../../shared/routing/useUrlState';
import { lazyComponent } from '../../shared/ui/lazyComponent';

const ResultsDialog = lazyComponent(() => import('./ResultsDialog'));

export const OPEN = 'open';

export function useResultsAddress() {
  const [{ results }, setAddress] = useUrlState({ results: '' });
  return {
    isOpen: results === OPEN,
    open: () => setAddress({ results: OPEN }),
    close: () => setAddress({ results: '' }),
  };
}

export function StoredResults() {
  const { isOpen, close } = useResultsAddress();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <ResultsDialog isOpen={isOpen} onClose={close} />;
}
