import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

type Param = 'college' | 'compare';

const distinct = (list: string | null): string[] => [...new Set((list ?? '').split(',').filter(Boolean))];

/** Which college is open and which are compared; what leads there can be stepped back from. */
export function useCollegesAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const to = (name: Param, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return { pathname, search: next.toString() };
  };
  return {
    open: params.get('college'),
    toCollege: (ceeb: string) => to('college', ceeb),
    closeCollege: () => navigate(to('college', null), { replace: true, preventScrollReset: true }),
    isComparing: params.has('compare'),
    compared: distinct(params.get('compare')).slice(0, MOST_COMPARED),
    toComparison: (ceebs: readonly string[]) => to('compare', ceebs.join()),
    toLists: to('compare', null),
  };
}
