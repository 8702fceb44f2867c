import { Checkbox } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { inOrderOfNames, stateName } from '../../../domain/places/states';
import { Grid, Row, Stack, Text } from '../../../shared/layout/layout';
import { formatNumber } from '../../../shared/lib/format';
import { t as all } from '../en';
import { CENTRES, OUTLINES } from './outlines';
import styles from './StatesMap.module.css';

const t = all.map;
const SHADES = 4;

/** The states that are too small to be hit on the map, from north to south. */
const SMALL = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'];

interface StatesMapProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly onToggle: (state: string) => void;
}

/** The map is for mouse and touch; the list below it has the same content and works with the keyboard. */
export default function StatesMap({ counts, chosen, onToggle }: StatesMapProps) {
  const most = Math.max(...Object.values(counts), 1);
  const isOn = new Set(chosen);
  const listed = inOrderOfNames([...new Set([...Object.keys(counts), ...chosen])]);
  const choose = ({ target }: MouseEvent) => {
    const { state } = (target as HTMLElement | SVGElement).dataset;
    if (state && (counts[state] || isOn.has(state))) onToggle(state);
  };
  const shadeOf = (count: number) => (count === 0 ? 0 : Math.ceil((Math.sqrt(count / most) || 0) * SHADES));
  const states = Object.entries(OUTLINES).sort(
    ([one], [other]) => Number(isOn.has(one)) - Number(isOn.has(other)),
  );
  const shown = (state: string) => ({
    'data-state': state,
    'data-shade': shadeOf(counts[state] ?? 0),
    'data-chosen': isOn.has(state) || undefined,
  });
  return (
    <Stack as="section" gap={3} pad={[4, 'inset']} framed aria-labelledby="states-map" className={styles.map}>
      <Row as="header" wrap align="baseline" gap={[0, 3]}>
        <Text as="h3" size={4} id="states-map">
          {t.heading}
        </Text>
        <Text size={2} tone="muted">
          {t.hint}
        </Text>
      </Row>
      <Grid
        aria-hidden="true"
        columns="minmax(0, 1fr) auto"
        gap={2}
        className={styles.picture}
        onClick={choose}
      >
        <svg viewBox="0 0 975 610">
          {states.map(([state, outline]) => (
            <path key={state} d={outline} {...shown(state)}>
              <title>{t.state(stateName(state), counts[state] ?? 0)}</title>
            </path>
          ))}
          {Object.entries(CENTRES).map(([state, [x, y]]) =>
            counts[state] && !SMALL.includes(state) ? (
              <text key={state} x={x} y={y} data-shade={shadeOf(counts[state])}>
                {formatNumber(counts[state])}
              </text>
            ) : null,
          )}
        </svg>
        <div className={styles.small}>
          {SMALL.map((state) => (
            <span key={state} title={t.state(stateName(state), counts[state] ?? 0)} {...shown(state)}>
              <b>{state}</b> {formatNumber(counts[state] ?? 0)}
            </span>
          ))}
        </div>
      </Grid>
      {listed.length === 0 ? (
        <Text as="p" flush size={2} tone="muted">
          {t.none}
        </Text>
      ) : (
        <ul aria-label={t.states} className={styles.list}>
          {listed.map((state) => (
            <li key={state}>
              <Checkbox checked={isOn.has(state)} onChange={() => onToggle(state)}>
                <Text grow>{stateName(state)}</Text>{' '}
                <Text tone="muted" tabular>
                  {formatNumber(counts[state] ?? 0)}
                </Text>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
