import { Button, Callout, ProgressBar, Spinner, Tab, Tabs, type Intent } from '@blueprintjs/core';
import { useState } from 'react';
import { Chart } from '../src/shared/chart/Chart';
import { categories, grid, values } from '../src/shared/chart/style';
import { Box, Card, Grid, Row, Stack, Text } from '../src/shared/layout/layout';
import { Section } from '../src/shared/layout/Section';
import { ActionMenu, type MenuAction } from '../src/shared/ui/ActionMenu';
import { BackLink } from '../src/shared/ui/BackLink';
import { ButtonLink } from '../src/shared/ui/ButtonLink';
import { Chip, ChipList, Chips } from '../src/shared/ui/Chips';
import { CopyButton } from '../src/shared/ui/CopyButton';
import { DescriptionList } from '../src/shared/ui/DescriptionList';
import { Distance, DueDate } from '../src/domain/tasks/DueDate';
import { Failure } from '../src/shared/ui/Failure';
import { FilterChips } from '../src/shared/ui/FilterChips';
import * as icons from '../src/shared/ui/icons';
import { Initials } from '../src/shared/ui/Initials';
import { KindIcon, KindLabel } from '../src/domain/tasks/KindLabel';
import { Meter } from '../src/shared/ui/Meter';
import { Paragraphs } from '../src/shared/ui/Paragraphs';
import { SegmentedSwitch } from '../src/shared/ui/SegmentedSwitch';
import { Sketch, Logo } from '../src/shared/ui/Sketch';
import { StatusTag } from '../src/shared/ui/StatusTag';
import { toast } from '../src/shared/ui/toast';
import { Toolbar } from '../src/shared/ui/Toolbar';
import { undoing } from '../src/shared/ui/undo';

export const LONG =
  'The Massachusetts Institute of Technology and its Department of Aeronautics and Astronautics';

const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;
const TONES = ['ink', 'muted', 'primary', 'accent', 'danger', 'success', 'plum'] as const;
const INTENTS: readonly Intent[] = ['none', 'primary', 'success', 'warning', 'danger'];
/** No page has a solid button of a warning. */
const BUTTON_INTENTS = INTENTS.filter((intent) => intent !== 'warning');
const KINDS = ['task', 'deadline', 'session', 'overdue', 'start', 'done'] as const;
const SKETCHES = ['building', 'chart', 'files', 'bubbles', 'bell', 'nothing', 'people'] as const;

const later = () => new Promise((resolve) => setTimeout(resolve, 500));
const { drawIcon: _, ...drawn } = icons;

const MENU: readonly MenuAction[] = [
  { text: 'Message', icon: <icons.EnvelopeIcon />, run: () => undefined },
  { text: 'Light', heading: 'Theme', chosen: true, run: () => undefined },
  { text: 'Dark', chosen: false, run: () => undefined },
  { text: 'Delete', heading: '', icon: <icons.TrashIcon />, intent: 'danger', run: () => undefined },
];

const chart = {
  grid,
  xAxis: categories(['October', 'December', 'March']),
  yAxis: values(400, 1600, 400),
  series: [{ type: 'line', data: [1180, 1240, 1390], color: 'var(--primary)' }],
};

export const Parts = () => (
  <>
    <Type />
    <Buttons />
    <Labels />
    <Section title="Messages">
      <Stack gap={3} pad="inset">
        {INTENTS.map((intent) => (
          <Callout key={intent} intent={intent} title={`Callout ${intent}`}>
            {LONG}
          </Callout>
        ))}
        <Failure error={{ message: 'We couldn’t save this.', details: '502 Bad Gateway' }} />
        <Spinner aria-label="Loading" />
        <ProgressBar value={0.4} intent="primary" stripes={false} aria-label="Import" />
        <Row wrap gap={2}>
          <Button text="Success" onClick={() => toast.success('Saved.', undoing(later))} />
          <Button text="Warning" onClick={() => toast.warning(LONG)} />
          <Button text="Error" onClick={() => toast.failure(new Error('We couldn’t save this.'))} />
        </Row>
      </Stack>
    </Section>
    <Section title="Chart">
      <Chart option={chart} label="Total scores" height={240} />
    </Section>
  </>
);

const Type = () => (
  <Section title="Text and layout" tools={<Button size="small" text="Tool" />}>
    <Stack gap={4} pad="inset">
      <BackLink to="/">Students</BackLink>
      <Row wrap align="baseline" gap={3}>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            Size {size}
          </Text>
        ))}
      </Row>
      <Row wrap gap={3}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone} weight={600}>
            {tone}
          </Text>
        ))}
      </Row>
      <Text truncate>{LONG.repeat(4)}</Text>
      <div>
        <Paragraphs text={`${LONG}. ####${LONG}, <a longer paragraph>.`} />
      </div>
      <Grid min={200} gap={3}>
        <Card gap={2} pad={4}>
          <strong>Card</strong>
          <Text breakable>{'Unbreakable'.repeat(8)}</Text>
        </Card>
        <Card pad={4}>{LONG}</Card>
        <Box framed pad={4}>
          Box
        </Box>
      </Grid>
      <DescriptionList
        facts={[
          ['Class', '2027'],
          ['School', LONG],
          ['Hidden', ''],
        ]}
      />
      <DescriptionList
        inline
        facts={[
          ['Class', '2027'],
          ['School', LONG],
        ]}
      />
    </Stack>
  </Section>
);

function Buttons() {
  const [chosen, setChosen] = useState<'list' | 'map'>('list');
  const [filter, setFilter] = useState<'all' | 'late'>('all');
  return (
    <Section title="Buttons" plain>
      <Stack gap={4} pad="inset">
        {([undefined, 'outlined', 'minimal'] as const).map((variant) => (
          <Row key={variant ?? 'solid'} wrap gap={2}>
            {BUTTON_INTENTS.map((intent) => (
              <Button key={intent} variant={variant} intent={intent} text={intent} />
            ))}
            <Button variant={variant} size="small" icon={<icons.AddIcon />} text="Small" />
            <Button variant={variant} disabled text="Disabled" />
            <Button variant={variant} loading text="Loading" aria-label="Saving" />
          </Row>
        ))}
        <Row wrap gap={2}>
          <ButtonLink to="/">Link</ButtonLink>
          <ButtonLink to="/" primary>
            Primary link
          </ButtonLink>
          <CopyButton label="Copy the link" text="https://example.org" copied="Link copied." />
        </Row>
        <Toolbar>
          <SegmentedSwitch
            label="View"
            options={[
              { value: 'list', text: 'List', icon: <icons.ListIcon /> },
              { value: 'map', text: 'Map', icon: <icons.MapIcon /> },
            ]}
            value={chosen}
            onChange={setChosen}
          />
          <ActionMenu text="More" label="More for Maya Torres" actions={MENU} />
          <ActionMenu text="Disabled" label="Disabled menu" disabled actions={MENU} />
        </Toolbar>
        <FilterChips
          label="Tasks"
          options={[
            { value: 'all', text: 'All', count: 128 },
            { value: 'late', text: 'Late', icon: <icons.WarningSignIcon />, count: undefined },
          ]}
          value={filter}
          onChange={setFilter}
        />
        <Tabs id="tabs">
          <Tab id="first" title="Details" panel={<p>{LONG}</p>} />
          <Tab id="second" title="History" />
          <Tab id="third" title="Disabled" disabled />
        </Tabs>
      </Stack>
    </Section>
  );
}

function Labels() {
  const [chips, setChips] = useState([
    { id: 'one', label: 'Lincoln High School' },
    { id: 'two', label: LONG },
    { id: 'three', label: 'no-address', invalid: true },
  ]);
  return (
    <Section title="Labels">
      <Stack gap={4} pad="inset">
        <Row wrap gap={2}>
          {INTENTS.map((intent) => (
            <StatusTag key={intent} intent={intent} icon={<icons.TickIcon />} label={`Status ${intent}`} />
          ))}
          <StatusTag label={LONG} />
        </Row>
        <Row wrap gap={3}>
          {KINDS.map((kind) => (
            <KindLabel key={kind} kind={kind}>
              {kind}
            </KindLabel>
          ))}
          {KINDS.map((kind) => (
            <KindIcon key={kind} kind={kind} />
          ))}
        </Row>
        <KindLabel kind="session" note="4:00 PM">
          {LONG}
        </KindLabel>
        <Button id="add-chip" text="Add" onClick={() => setChips([{ id: 'four', label: 'New' }, ...chips])} />
        <Chips
          label="Recipients"
          items={chips}
          control="add-chip"
          onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        />
        <ChipList label="Filters" look="filter">
          {[
            <Chip key="1" label="State" details="Ohio" control="add-chip" onRemove={() => undefined} />,
            <Chip key="2" label="Size" details={LONG} control="add-chip" onRemove={() => undefined} />,
          ]}
        </ChipList>
        <Row wrap gap={4}>
          <DueDate date={null} />
          <DueDate date="2020-01-31" />
          <DueDate date="2020-01-31" done />
          <DueDate date="2099-01-31" />
          <Distance date="2020-01-31" />
        </Row>
        <Row wrap gap={4}>
          <Initials first="Maya" last="Torres" />
          <Logo />
          {SKETCHES.map((name) => (
            <Sketch key={name} of={name} />
          ))}
        </Row>
        <Meter share={0.6} />
        <Row wrap gap={3}>
          {Object.entries(drawn).map(([name, Icon]) => (
            <Icon key={name} title={name} />
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
