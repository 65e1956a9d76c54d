import { SegmentedControl } from '@mantine/core';
import { useSession } from '../session/use-session.ts';
import { useAddress } from './use-address.ts';

/** Test and live are two worlds with the same rooms: switching stays on the page, but not on a thing of one of them. */
export function ModeSwitch() {
  const { mode } = useSession();
  const [location, go] = useAddress();
  const change = (next: string) => {
    const [, , page = 'orders'] = location.split('/');
    go(`/${next}/${page === 'new-order' ? 'orders' : page}`);
  };
  return (
    <SegmentedControl
      size="xs"
      aria-label="Mode"
      color={mode === 'live' ? 'red' : 'yellow'}
      autoContrast
      value={mode}
      onChange={change}
      data={[
        { value: 'test', label: 'Test' },
        { value: 'live', label: 'Live' },
      ]}
    />
  );
}
