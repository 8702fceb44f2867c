import { useId } from 'react';
import { Row } from '../../shared/layout/layout';
import { SliderInput } from '../../shared/ui/SliderInput';
import { t } from './en';
import styles from './survey.module.css';

interface WhatIfSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly stored: number | undefined;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function WhatIfSlider({ label, stored, value, textOf, ...slider }: WhatIfSliderProps) {
  const labelId = useId();
  const text = textOf(value);
  const shown = stored === undefined || stored === value ? text : t.whatIf.changed(textOf(stored), text);
  return (
    <div className={styles.slider}>
      <Row align="stretch" justify="between" gap={3}>
        <span id={labelId}>{label}</span>
        <span className={stored === value ? styles.stored : styles.tried}>{shown}</span>
      </Row>
      <SliderInput {...slider} labelledBy={labelId} value={value} valueText={shown} />
    </div>
  );
}
