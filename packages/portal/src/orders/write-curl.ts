import type { CheckoutTask } from '@cartwright/sdk';

export const curlKinds = {
  read: 'Read this order',
  history: 'Read its steps',
  cancel: 'Cancel it',
  again: 'Place it again',
} as const;
export type CurlKind = keyof typeof curlKinds;

export function curlFor(kind: CurlKind, task: CheckoutTask, serviceUrl: string): string {
  const key = '-H "X-API-Key: $KEY"';
  switch (kind) {
    case 'read':
      return `curl ${serviceUrl}/checkout/${task.tid} ${key}`;
    case 'history':
      return `curl ${serviceUrl}/status-history/${task.tid} ${key}`;
    case 'cancel':
      return post(`${serviceUrl}/checkout/cancel`, { taskId: task.tid, executionId: task.executionId });
    case 'again':
      return post(`${serviceUrl}/checkout`, { customer: task.customer, tasks: task.tasks, addons: task.addons });
  }
  function post(url: string, body: object): string {
    // Inside single quotes a shell changes nothing; only the quote itself must step outside.
    const text = JSON.stringify(body, null, 2).replaceAll("'", `'\\''`);
    return `curl ${url} \\\n  ${key} \\\n  -H "Content-Type: application/json" \\\n  -d '${text}'`;
  }
}
