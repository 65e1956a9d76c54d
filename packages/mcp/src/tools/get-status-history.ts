import { statusHistory, taskPath } from '@cartwright/contract';
import { defineTool, readOnly } from '../tool.ts';

export const getStatusHistory = defineTool({
  name: 'get_status_history',
  title: 'Read the steps of a purchase',
  description: 'Every step of every attempt, newest first, with notes on what failed and the credits consumed.',
  input: taskPath,
  output: statusHistory,
  annotations: readOnly,
  run: (client, input) => client.checkouts.history(input),
});
