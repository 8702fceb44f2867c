import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REPORT_COLUMNS, type ReportedCounts, type ReportRowResource } from 'contract/application-report';
import { entityNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';

const counts = (fields: Partial<ReportedCounts>): ReportedCounts => ({
  ...(Object.fromEntries(REPORT_COLUMNS.map((column) => [column, null])) as ReportedCounts),
  ...fields,
});

const row = (
  id: string,
  of: ReportRowResource['attributes']['of'],
  fields: Partial<ReportedCounts>,
  name: string | null = null,
): ReportRowResource => ({ id, attributes: { of, name, counts: counts(fields) }, relationships: {} });

const serving = (answers: Responses = {}) =>
  serve({
    'GET /admin/entities': () => ({ data: [entityNamed('e1', 'Northgate'), entityNamed('e2', 'Southgate')] }),
    'GET /admin/entity/{id}/application-report': ({ path }) => ({
      data: [
        row(path.id, 'school', { students: path.id === 'e1' ? 1200 : 80, applications: 40, ea: 30 }),
        row('2027', 'class', { students: 300 }),
        row('g1', 'group', { students: 12 }, 'First generation'),
      ],
    }),
    ...answers,
  });

const open = () => renderApp({ role: 'account_admin', at: '/application-report' });

const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ children }) => [...children].slice(0, 5).map(({ textContent }) => textContent));

describe('the report on applications', () => {
  it('has the school, its classes and groups', async () => {
    serving();
    open();
    const hidden = '–Hidden';
    expect(await rowsOf('Applications by plan')).toEqual([
      ['Class or group', 'Students', 'Applying', 'Applications', 'ED'],
      ['Whole school', '1,200', hidden, '40', hidden],
      ['By class'],
      ['Class of 2027', '300', hidden, hidden, hidden],
      ['By group'],
      ['First generation', '12', hidden, hidden, hidden],
    ]);
  });

  it('can be that of another school', async () => {
    serving();
    open();
    const user = userEvent.setup({ delay: null });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'School' }), 'Southgate');
    expect(await screen.findByRole('cell', { name: '80' })).toBeDefined();
  });

  it('says that it couldn’t be loaded', async () => {
    serving({
      'GET /admin/entity/{id}/application-report': () =>
        problem(500, 'server-error', 'Something went wrong.'),
    });
    open();
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
