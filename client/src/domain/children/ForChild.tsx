import { type ReactNode, useId } from 'react';
import { Button } from '@blueprintjs/core';
import type { ChildResource } from 'contract/parents';
import { Stack, Card, Row } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { stored } from '../../shared/lib/stored';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { PageSubject, focusPageTitle } from '../../shared/ui/PageHeader';
import { openConfirm } from '../../shared/form/confirm';
import { toast } from '../../shared/ui/toast';
import { endpoints, mutation, query, lists } from '../../shared/api/resource';
import '../account/account.api';
import { t } from './en';

const children = lists('Access');

const { useChildrenQuery, useAcceptChildMutation, useDeclineChildMutation } = endpoints({
  children: query('GET /children', { providesTags: children }),
  acceptChild: mutation('PUT /children/{childId}/accepted', { invalidatesTags: children }),
  declineChild: mutation('DELETE /children/{childId}', { invalidatesTags: children }),
});

const chosenChild = stored<string>('child', { place: 'sessionStorage' });

interface ForChildProps {
  /** Replaces the title of the page, as in 'Maya’s week'. */
  readonly title?: (firstName: string) => string;
  readonly children: (childId: string, firstName: string) => ReactNode;
}

export function ForChild({ title, children }: ForChildProps) {
  const query = useChildrenQuery();
  return (
    <Loaded query={query} what={t.loading} rows={4} empty={<Empty sketch="people">{t.none}</Empty>}>
      {(all) => (
        <Chosen all={all} title={title}>
          {children}
        </Chosen>
      )}
    </Loaded>
  );
}

function Chosen({ all, title, children }: ForChildProps & { readonly all: readonly ChildResource[] }) {
  const chosen = chosenChild.useValue();
  const own = all.filter(({ attributes }) => attributes.state === 'accepted');
  const child = own.find(({ id }) => id === chosen) ?? own[0];
  return (
    <Stack gap={4}>
      {all
        .filter((one) => !own.includes(one))
        .map((one) => (
          <Invitation key={one.id} from={one} />
        ))}
      {child && (
        <PageSubject>
          {title ? (
            <span data-title>{title(child.attributes.firstName)}</span>
          ) : (
            t.subject(fullName(child.attributes))
          )}
        </PageSubject>
      )}
      {child && own.length > 1 && (
        <Row>
          <SegmentedSwitch
            label={t.which}
            options={own.map(({ id, attributes }) => ({ value: id, text: fullName(attributes) }))}
            value={child.id}
            onChange={chosenChild.set}
          />
        </Row>
      )}
      {child && (
        <Stack alignContent="start" gap={4} key={child.id}>
          {children(child.id, child.attributes.firstName)}
        </Stack>
      )}
    </Stack>
  );
}

function Invitation({ from: { id, attributes } }: { from: ChildResource }) {
  const headingId = useId();
  const [accept, { isLoading }] = useAcceptChildMutation();
  const [decline] = useDeclineChildMutation();
  const name = fullName(attributes);
  const acceptIt = async () => {
    try {
      await accept(id).unwrap();
      toast.success(t.accepted(name));
      focusPageTitle();
    } catch (error) {
      toast.failure(error);
    }
  };
  const askToDecline = () =>
    openConfirm({
      title: t.declineTitle(name),
      children: t.declineConsequence,
      confirmLabel: t.decline,
      refocus: focusPageTitle,
      onConfirm: async () => {
        await decline(id).unwrap();
        toast.success(t.declined);
      },
    });
  return (
    <Card as="section" gap={2} pad="inset" aria-labelledby={headingId}>
      <h2 id={headingId}>{t.invited(name)}</h2>
      <p>{t.about(name)}</p>
      <Row wrap align="stretch" gap={2}>
        <Button intent="primary" text={t.accept} loading={isLoading} onClick={() => void acceptIt()} />
        <Button text={t.decline} onClick={askToDecline} />
      </Row>
    </Card>
  );
}
