import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

/** Sets `--top` to the element's distance from the top of the page. */
export function useTop<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    for (const element of elementsAbove(ref.current)) observer?.observe(element);
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, []);
  return { ref, style: { '--top': `${top}px` } as CSSProperties };
}

/** Elements whose height moves this one, such as the connection bar. */
function elementsAbove(element: HTMLElement | null): Element[] {
  const above: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      above.push(before);
  }
  return above;
}
