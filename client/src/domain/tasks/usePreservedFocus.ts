import { useEffect, useRef, type FocusEvent } from 'react';

const CHECKBOXES = 'input[type="checkbox"]';

export function usePreservedFocus<Region extends HTMLElement>() {
  const ref = useRef<Region>(null);
  const place = useRef(-1);
  const boxes = () => [...(ref.current?.querySelectorAll<HTMLElement>(CHECKBOXES) ?? [])];
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const left = boxes();
    (left[Math.min(place.current, left.length - 1)] ?? ref.current)?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<Region>) => {
      place.current = boxes().indexOf(target);
    },
    onBlur: () => {
      place.current = -1;
    },
  };
}
