import { Alert, Button, Code, List, Stack, Text } from '@mantine/core';
import { toFailure } from '../api/failure.ts';
import { AlertIcon } from './icons.tsx';

/** What the service says went wrong, with the request id that its operator can look up. */
export function FailureAlert({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const failure = toFailure(error);
  return (
    <Alert color="red" icon={<AlertIcon />} title={failure.message} role="alert">
      <Stack gap="xs" align="flex-start">
        {failure.details.length > 0 && (
          <List size="sm">
            {failure.details.map((detail) => (
              <List.Item key={`${detail.path} ${detail.message}`}>
                <Code>{detail.path}</Code> {detail.message}
              </List.Item>
            ))}
          </List>
        )}
        {failure.requestId && (
          <Text size="xs" c="dimmed" className="breakable">
            Request {failure.requestId}
          </Text>
        )}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
