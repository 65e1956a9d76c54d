import { Anchor, Text } from '@mantine/core';
import { OutIcon } from './icons.tsx';

/** A link to somebody else's site. Only web addresses become links, whatever a merchant's page claims. */
export function WebLink({ href, children }: { href: string; children: string }) {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return <Text className="breakable">{children}</Text>;
  return (
    <Anchor href={url.href} target="_blank" rel="noopener noreferrer" inherit className="breakable">
      {children} <OutIcon size={13} />
    </Anchor>
  );
}
