import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons.tsx';

/** A small button that copies text and says so. */
export function CopyIconButton({ text, what }: { text: string; what: string }) {
  const [isCopied, copy] = useCopy(text);
  return (
    <Tooltip label={isCopied ? 'Copied' : `Copy ${what}`} withArrow>
      <ActionIcon
        variant="subtle"
        color={isCopied ? 'green' : 'gray'}
        size="sm"
        onClick={copy}
        aria-label={`Copy ${what}`}
      >
        {isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </ActionIcon>
    </Tooltip>
  );
}

export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, copy] = useCopy(text);
  const icon = isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />;
  return (
    <Button variant={isCopied ? 'light' : 'filled'} leftSection={icon} onClick={copy}>
      {isCopied ? 'Copied' : children}
    </Button>
  );
}

function useCopy(text: string): [boolean, () => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, () => void copyText(text).then(setCopied)];
}

/** Browsers offer the clipboard only to https pages and localhost; elsewhere the old way still works. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  const field = document.createElement('textarea');
  field.value = text;
  // Inside an open dialog, because it traps the focus.
  const home = document.querySelector('[role="dialog"]') ?? document.body;
  home.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
