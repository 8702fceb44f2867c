import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Card, Grid, Row, Stack, Text } from './layout';

const sheet = readFileSync(join(__dirname, 'layout.css'), 'utf8');

it('a primitive renders the requested element with its attributes', () => {
  render(
    <Stack as="ul" gap={2} aria-label="Colleges">
      <Row as="li" wrap gap={[1, 3]} id="first">
        Amherst
      </Row>
    </Stack>,
  );
  const item = within(screen.getByRole('list', { name: 'Colleges' })).getByRole('listitem');
  expect(item.id).toBe('first');
});

it('a primitive sets no attribute but class and style for its layout', () => {
  render(
    <Text as="p" size={2} tone="muted" tabular truncate className="own">
      Two
    </Text>,
  );
  const { attributes } = screen.getByText('Two');
  expect([...attributes].map(({ name }) => name)).toEqual(['class', 'style']);
});

it('the sheet has every class that a primitive can have', () => {
  render(
    <Card
      gap={3}
      pad={[2, 'inset', 4]}
      below={4}
      width="form"
      align="start"
      stackedBelow="tablet"
      item
      framed
      lines
      rule="top"
      minHeight={32}
    >
      <Grid
        min={200}
        full
        shrink
        preLine
        bare
        link
        flushContent
        bulleted
        size={4}
        tone="danger"
        weight={600}
        textAlign="right"
        hiddenBelow="laptop"
      >
        Text
      </Grid>
    </Card>,
  );
  const text = screen.getByText('Text');
  const classes = [...text.classList, ...text.parentElement!.classList];
  expect(classes.filter((name) => !new RegExp(String.raw`\.${name}\b`).test(sheet))).toEqual([]);
});

it('a grid takes a number of columns, a template or a least width', () => {
  render(
    <>
      <Grid columns={2}>two</Grid>
      <Grid columns="1fr auto">template</Grid>
      <Grid min={200}>width</Grid>
    </>,
  );
  const columnsOf = (text: string) => screen.getByText(text).style.getPropertyValue('--l-columns');
  expect(columnsOf('two')).toBe('repeat(2,minmax(0,1fr))');
  expect(columnsOf('template')).toBe('1fr auto');
  expect(columnsOf('width')).toBe('repeat(auto-fit,minmax(min(200px,100%),1fr))');
});
