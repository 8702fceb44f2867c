import { Button, Checkbox, InputGroup, Radio, RadioGroup, Switch } from '@blueprintjs/core';
import { useState } from 'react';
import { openConfirm } from '../src/shared/form/confirm';
import { CountedField } from '../src/shared/form/CountedField';
import { Field } from '../src/shared/form/Field';
import { FieldError } from '../src/shared/form/FieldError';
import { DraftNote, Form } from '../src/shared/form/Form';
import { openForm } from '../src/shared/form/openForm';
import { PasswordField, RepeatedPassword } from '../src/shared/form/PasswordField';
import { Grid, Row, Stack } from '../src/shared/layout/layout';
import { Section } from '../src/shared/layout/Section';
import { Combobox } from '../src/shared/ui/Combobox';
import { SliderInput } from '../src/shared/ui/SliderInput';
import { LONG } from './Parts';

const STATES = [
  { value: '', label: 'Choose a state' },
  { value: 'OH', label: 'Ohio' },
];

const missing = 'Please enter a name.';
const refuse = () => Promise.reject(new Error('We couldn’t save this. Please try again.'));

const BLANK = {
  ...{ name: '', long: LONG, mail: '', phone: '', seats: '12', due: '', state: '', notes: LONG },
  ...{ essay: LONG, over: LONG, agreed: false, password: '', again: '', fixed: LONG, off: LONG },
};

export function Forms() {
  const ask = () =>
    openConfirm({
      title: `Delete ${LONG}?`,
      children: 'Its deadlines are deleted with it.',
      confirmLabel: 'Delete',
      onConfirm: refuse,
    });
  const edit = () =>
    openForm({
      title: 'Edit school',
      defaults: { name: '', notes: LONG },
      onSubmit: refuse,
      children: (
        <>
          <Field name="name" label="Name" missing={missing} />
          <Field name="notes" label="Notes" kind="textarea" />
        </>
      ),
    });
  return (
    <Section
      title="Forms"
      tools={
        <>
          <Button text="Open a question" onClick={ask} />
          <Button text="Open a form" onClick={edit} />
        </>
      }
    >
      <Stack gap={4} pad="inset">
        <DraftNote at="2026-03-04T15:00:00.000Z" onDiscard={() => undefined} />
        <Form submitLabel="Save" defaults={BLANK} onSubmit={refuse} asks={false}>
          <Grid min={260} gap={[0, 5]}>
            <Field name="name" label="Name" labelInfo="required" missing={missing} help={LONG} />
            <Field name="long" label={LONG} suggestions={['Ohio', 'Oregon']} />
            <Field name="mail" label="Email" kind="email" placeholder="name@example.org" />
            <Field name="phone" label="Phone" kind="tel" />
            <Field name="seats" label="Seats" kind="number" min={1} max={40} />
            <Field kind="date" name="due" label="Due date" />
            <Field name="state" label="State" kind="select" options={STATES} />
            <Field name="notes" label="Notes" kind="textarea" />
            <CountedField
              name="essay"
              label="Essay"
              rules={{ maxLength: { value: 200 } } as never}
              mark={{ at: 50, label: 'The Common App takes 50' }}
            />
            <CountedField name="over" label="Too long" rules={{ maxLength: { value: 20 } } as never} />
            <PasswordField which="current" name="password" label="Password" />
            <RepeatedPassword name="again" of="password" label="Repeat" mismatch="They differ." />
            <Field name="fixed" label="Read only" readOnly />
            <Field name="off" label="Disabled" disabled />
            <Field name="agreed" label="I agree" kind="checkbox" />
          </Grid>
        </Form>
        <FieldError id="sample-error">Please enter a date.</FieldError>
        <Loose />
      </Stack>
    </Section>
  );
}

function Loose() {
  const [text, setText] = useState('');
  const [score, setScore] = useState(24);
  const [size, setSize] = useState('small');
  const found = [
    { id: '1', title: 'Ohio State University', details: 'Columbus, OH' },
    { id: '2', title: LONG, details: 'Cambridge, MA' },
  ];
  return (
    <>
      <label htmlFor="college">College</label>
      <Combobox
        id="college"
        label="Colleges"
        value={text}
        onValueChange={setText}
        search={{ found, failed: undefined, onRetry: () => undefined }}
        none="No college has this name."
        option={(item) => item}
        onChoose={({ title }) => setText(title)}
      />
      <InputGroup aria-label="Plain input" placeholder="Placeholder" aria-invalid />
      <div id="act">ACT composite</div>
      <SliderInput
        labelledBy="act"
        valueText={`${score}`}
        min={1}
        max={36}
        value={score}
        onChange={setScore}
      />
      <Row wrap gap={4}>
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
        <Checkbox label="Mixed" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Switch label="Switch" defaultChecked />
      </Row>
      <RadioGroup
        label="Size"
        selectedValue={size}
        onChange={({ currentTarget }) => setSize(currentTarget.value)}
      >
        <Radio label="Small" value="small" />
        <Radio label="Large" value="large" />
      </RadioGroup>
    </>
  );
}
