import { serverEvent } from '../../../../contract/realtime';

export const accessChanged = (id: string, version: number) => serverEvent('access.changed', id, version, {});
