import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

/** Tells the style of an element how far below the top of the page it begins: the rest of the screen is its own. */
export function useTop<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { ref, style: { '--top': `${top}px` } as CSSProperties };
}
