import { useLazyMembersQuery } from '../../domain/people/members.api';
import { useMoveCaseloadMutation } from '../../domain/access/access.api';
import type { Membership } from '../../domain/access/membership';
import { Field } from '../../shared/form/Field';
import { openForm, type Form } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

interface Successor {
  readonly to: string;
}

export function useMoveCaseload() {
  const [load] = useLazyMembersQuery();
  const [move] = useMoveCaseloadMutation();

  const formOf = async ({ userId, name, entityId }: Membership): Promise<Form<Successor>> => {
    const { data } = await load({ entityId, group: 'staff', pageSize: 500, currentPage: 1 }).unwrap();
    const others = data.filter(({ id, attributes: { role } }) => id !== userId && role === 'counselor');
    const options = [
      { value: '', label: others.length > 0 ? t.caseload.choose : t.caseload.noOther },
      ...others.map(({ id, attributes }) => ({ value: id, label: fullName(attributes) })),
    ];
    return {
      title: t.caseload.title(name),
      submitLabel: t.caseload.submit,
      defaults: { to: '' },
      onSubmit: async ({ to }) => {
        const act = move({ staffId: userId, to });
        const { moved } = await act.unwrap();
        await runAction(
          act,
          t.caseload.moved(moved, fullName(others.find(({ id }) => id === to)!.attributes)),
        );
      },
      children: (
        <>
          <p>{t.caseload.consequence(name)}</p>
          <Field<Successor>
            name="to"
            label={t.caseload.to}
            kind="select"
            options={options}
            missing={t.caseload.choose}
          />
        </>
      ),
    };
  };
  return (membership: Membership) => openForm(formOf(membership));
}
