import { Slider } from '@blueprintjs/core';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './SliderInput.module.css';

interface SliderInputProps {
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** Screen readers announce this text instead of the number. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Set while no value is chosen. */
  readonly isOpen?: boolean;
}

/** A slider for mouse and touch that supports every key of the ARIA slider pattern. */
export function SliderInput(props: SliderInputProps) {
  const { labelledBy, describedBy, valueText, min, max, step = 1, value, onChange, isOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const gesture = useRef({ before: value, isScroll: false });
  const said = {
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
  // If the touch turns out to scroll the page, the old value is restored.
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
        // Blueprint's slider measures itself only once, so a new width needs a new instance.
        key={width}
        className={styles.slider}
        min={min}
        max={max}
        stepSize={step}
        value={value}
        initialValue={min}
        labelRenderer={false}
        handleHtmlProps={said}
        onChange={(next) => !gesture.current.isScroll && onChange(next)}
      />
    </div>
  );
}

/** The width of the window. When the slider is created again for a new width, its focus is restored. */
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

/** On a scale up to 9, a digit key chooses its value. */
function digit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, min: number, max: number) {
  if (max > 9 || ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return undefined;
  const value = Number(key);
  return value >= min && value <= max ? value : undefined;
}
