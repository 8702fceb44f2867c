import { Slider } from '@blueprintjs/core';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './SliderInput.module.css';

interface SliderInputProps {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly isOpen?: boolean;
}

export function SliderInput(props: SliderInputProps) {
  const { labelledBy, describedBy, valueText, min, max, step = 1, value, onChange, isOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const gesture = useRef({ before: value, isScroll: false });
  const aria = {
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-valuetext': valueText,
  };
  const jump = (event: KeyboardEvent) => {
    const aimed = { Home: min, End: max }[event.key] ?? digit(event, min, max);
    if (aimed === undefined) return;
    event.preventDefault();
    if (aimed !== value) onChange(aimed);
  };
  const begin = () => {
    gesture.current = { before: value, isScroll: false };
  };
  // The touch turned out to scroll the page.
  const scroll = () => {
    gesture.current.isScroll = true;
    onChange(gesture.current.before);
  };
  return (
    <div
      ref={root}
      className={styles.input}
      data-open={isOpen}
      onKeyDownCapture={begin}
      onKeyDown={jump}
      onPointerDownCapture={begin}
      onPointerCancel={scroll}
    >
      <Slider
        // Blueprint's slider measures itself only once.
        key={width}
        className={styles.slider}
        min={min}
        max={max}
        stepSize={step}
        value={value}
        initialValue={min}
        labelRenderer={false}
        handleHtmlProps={aria}
        onChange={(next) => !gesture.current.isScroll && onChange(next)}
      />
    </div>
  );
}

function useWidth(root: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(window.innerWidth);
  const hadFocus = useRef(false);
  useEffect(() => {
    const onResize = () => {
      hadFocus.current = root.current?.contains(document.activeElement) ?? false;
      setWidth(window.innerWidth);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [root]);
  useLayoutEffect(() => {
    if (hadFocus.current)
      root.current?.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [root, width]);
  return width;
}

function digit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, min: number, max: number) {
  if (max > 9 || ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return undefined;
  const value = Number(key);
  return value >= min && value <= max ? value : undefined;
}
