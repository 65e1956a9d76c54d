import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { describeMoment, formatMoment, toDate } from './describe-moment.ts';

/** When something happened or will happen: roughly in words, exactly on hover. */
export function Moment({ at, inherit = false }: { at: string; inherit?: boolean }) {
  const now = useSyncExternalStore(subscribe, () => seconds);
  const date = toDate(at);
  return (
    <Text component="time" dateTime={date.toISOString()} title={formatMoment(date)} size="sm" inherit={inherit} span>
      {describeMoment(date, now * 1000)}
    </Text>
  );
}

/** One clock for the whole page. */
let seconds = Math.floor(Date.now() / 1000);
const listeners = new Set<() => void>();
setInterval(() => {
  seconds = Math.floor(Date.now() / 1000);
  for (const listener of listeners) listener();
}, 1000);
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
