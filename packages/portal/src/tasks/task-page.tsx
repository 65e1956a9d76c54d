import { type CheckoutTask, isTerminal } from '@cartwright/contract';
import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useHistory, useTask } from '../api/use-task.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { LiveBrowser } from '../pictures/live-browser.tsx';
import { StepPictures } from '../pictures/step-pictures.tsx';
import { useSession } from '../session/use-session.ts';
import { AskConfirm } from './ask-confirm.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { rememberTask } from './recent-tasks.ts';
import { StepTimeline } from './step-timeline.tsx';
import { TaskCustomer } from './task-customer.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskItems } from './task-items.tsx';
import { TaskOutcome } from './task-outcome.tsx';
import { TaskPricing } from './task-pricing.tsx';

const back = { to: '/tasks', words: 'Tasks' };

export function TaskPage({ taskId }: { taskId: string }) {
  const task = useTask(taskId);
  const { keyHint } = useSession();
  useEffect(() => {
    if (task.data) rememberTask(keyHint, task.data);
  }, [task.data, keyHint]);
  return (
    <Stack gap="lg">
      {!task.data && <PageHead title="Task" back={back} />}
      <Loaded query={task}>{(data) => <Task task={data} />}</Loaded>
    </Stack>
  );
}

function Task({ task }: { task: CheckoutTask }) {
  const isLive = !isTerminal(task.status);
  const history = useHistory(task.tid, isLive);
  const [isCancelling, setCancelling] = useState(false);
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
          isLive && (
            <Button variant="default" onClick={() => setCancelling(true)}>
              Cancel the task
            </Button>
          )
        }
      />
      <AskConfirm task={task} />
      <TaskOutcome task={task} />
      <div className="task-columns">
        <Stack gap="lg">
          <TaskItems task={task} />
          <TaskPricing task={task} />
          <TaskFacts task={task} />
          <TaskCustomer customer={task.customer} />
        </Stack>
        <Stack gap="lg">
          {isLive && <LiveBrowser taskId={task.tid} />}
          <StepTimeline history={history} isLive={isLive} />
          {history.data && <StepPictures taskId={task.tid} steps={history.data} />}
        </Stack>
      </div>
      <CancelDialog task={task} opened={isCancelling} onClose={() => setCancelling(false)} />
    </Stack>
  );
}
