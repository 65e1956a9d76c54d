import { isTerminal, type TaskSummary } from '@cartwright/sdk';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { Moment } from '../display/moment.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { describeFailure } from './explain-failure.ts';
import { formatMoney } from './format-money.ts';
import { describeStep } from './group-steps.ts';
import { progressOf } from './order-progress.ts';

export function OrderRowHead() {
  return (
    <div className="order-row order-head" aria-hidden="true">
      <span>Status</span>
      <span>Items</span>
      <span>Progress</span>
      <span className="amount">Total</span>
      <span className="amount">Created</span>
    </div>
  );
}

export function OrderRow({ task }: { task: TaskSummary }) {
  return (
    <li>
      <Link href={`/orders/${task.taskId}`} className="order-row">
        <span>
          <StatusBadge status={task.status} />
        </span>
        <Stack gap={0}>
          <Text size="sm" fw={550} className="one-line">
            {describeItems(task.items)}
          </Text>
          <Text size="xs" c="dimmed" className="one-line">
            {task.merchant} · {task.customer.name}
          </Text>
        </Stack>
        <Where task={task} />
        <Text size="sm" className="amount">
          {task.total ? formatMoney(task.total.amount, task.total.currency) : '–'}
        </Text>
        <Text size="sm" c="dimmed" ta="right" component="div">
          <Moment at={task.createdAt} inherit />
        </Text>
      </Link>
    </li>
  );
}

function Where({ task }: { task: TaskSummary }) {
  if (task.status === 'FAILED') {
    return (
      <Text size="xs" c="red" className="one-line">
        {describeFailure(task.failure?.code)}
      </Text>
    );
  }
  if (isTerminal(task.status)) {
    return (
      <Text size="xs" c="dimmed" className="one-line">
        {task.orderNumber ? `Order ${task.orderNumber}` : describeStep(task.lastStep)}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Group gap={6} wrap="nowrap">
        <Text size="xs" c="dimmed" className="one-line">
          {describeStep(task.lastStep)}
          {task.executionNumber > 1 && `, attempt ${task.executionNumber}`}
        </Text>
      </Group>
      <Progress value={progressOf(task)} size="xs" aria-label={`Progress: ${describeStep(task.lastStep)}`} />
    </Stack>
  );
}

function describeItems(items: TaskSummary['items']): string {
  const [first] = items;
  if (!first) return 'Nothing';
  const name = first.title || lastPart(first.url);
  const count = first.quantity > 1 ? `${first.quantity} × ` : '';
  return items.length > 1 ? `${count}${name} and ${items.length - 1} more` : `${count}${name}`;
}

function lastPart(url: string): string {
  const parts = URL.parse(url)?.pathname.split('/').filter(Boolean) ?? [];
  return decodeURIComponent(parts.at(-1) ?? url).replaceAll(/[-_]+/g, ' ');
}
