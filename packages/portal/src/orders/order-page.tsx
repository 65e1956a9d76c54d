import { type CheckoutTask, isTerminal } from '@cartwright/sdk';
import { Button, Progress, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHistory, useOrder } from '../api/use-order.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { LiveBrowser } from '../pictures/live-browser.tsx';
import { StepPictures } from '../pictures/step-pictures.tsx';
import { useSession } from '../session/use-session.ts';
import { AskConfirm } from './ask-confirm.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CopyAsCurl } from './copy-as-curl.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { progressOf } from './order-progress.ts';
import { StepTimeline } from './step-timeline.tsx';
import { TaskCustomer } from './task-customer.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskItems } from './task-items.tsx';
import { TaskOutcome } from './task-outcome.tsx';
import { TaskPricing } from './task-pricing.tsx';

const back = { to: '/orders', words: 'Orders' };

export function OrderPage({ taskId }: { taskId: string }) {
  const order = useOrder(taskId);
  return (
    <Stack gap="lg">
      {!order.data && <PageHead title="Order" back={back} />}
      <Loaded query={order}>{(task) => <Order task={task} />}</Loaded>
    </Stack>
  );
}

function Order({ task }: { task: CheckoutTask }) {
  const { may } = useSession();
  const isLive = !isTerminal(task.status);
  const history = useHistory(task.tid, isLive);
  const [isCancelling, setCancelling] = useState(false);
  const lastStep = history.data?.[0]?.status ?? 'QUEUED';
  return (
    <Stack gap="lg">
      <PageHead
        title={task.merchant}
        badge={<StatusBadge status={task.status} size="lg" />}
        back={back}
        text={
          <>
            Attempt {task.executionNumber}, begun <Moment at={task.createdAt} inherit />
          </>
        }
        actions={
          <>
            <CopyAsCurl task={task} />
            <Button component={Link} variant="default" href={`/orders?groupId=${task.groupId}`}>
              Whole order
            </Button>
            {isLive && may('checkout:write') && (
              <Button variant="default" c="red" onClick={() => setCancelling(true)}>
                Cancel the order
              </Button>
            )}
          </>
        }
      />
      {isLive && <Progress value={progressOf({ status: task.status, lastStep })} size="sm" aria-label="Progress" />}
      <AskConfirm task={task} />
      <TaskOutcome task={task} />
      <div className="task-columns">
        <Stack gap="lg">
          <TaskItems task={task} />
          <TaskPricing task={task} />
          <TaskFacts task={task} />
          <TaskCustomer customer={task.customer} />
          <OrderDeliveries taskId={task.tid} />
        </Stack>
        <Stack gap="lg">
          {isLive && <LiveBrowser taskId={task.tid} />}
          <StepTimeline taskId={task.tid} history={history} isLive={isLive} />
          {history.data && <StepPictures taskId={task.tid} steps={history.data} />}
        </Stack>
      </div>
      <AttemptTable task={task} steps={history.data ?? []} />
      <CancelDialog task={task} opened={isCancelling} onClose={() => setCancelling(false)} />
    </Stack>
  );
}
