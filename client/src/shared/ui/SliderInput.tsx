import { Slider } from '@blueprintjs/core';
import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import styles from './SliderInput.module.css';

interface SliderInputProps {
  /** Id of what it is called by. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** What the value means. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Whether no value was chosen yet. */
  readonly isOpen?: boolean;
}

/** One value of a range, by mouse, touch and every key that a slider is known to take. */
export function SliderInput(props: SliderInputProps) {
  const { labelledBy, describedBy, valueText, min, max, step = 1, value, onChange, isOpen } = props;
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
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
  // Where the finger turns out to scroll the page, what it touched stays as it was.
  const scroll = () => {
    gesture.current.isScroll = true;
    onChange(gesture.current.before);
  };
  return (
    <div
      className={styles.input}
      data-open={isOpen}
      onKeyDownCapture={begin}
      onKeyDown={jump}
      onPointerDownCapture={begin}
      onPointerCancel={scroll}
    >
      <Slider
        // It measures itself once.
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

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** On a short scale a digit is a value. */
function digit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, min: number, max: number) {
  if (max > 9 || ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return undefined;
  const value = Number(key);
  return value >= min && value <= max ? value : undefined;
}
