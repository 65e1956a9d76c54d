import { deliveryStates } from '@cartwright/contract';
import { type Command, choiceOption, numberOption, textOption } from '../command.ts';
import { describeAttempt } from '../describe-attempt.ts';
import { formatTable } from '../print-table.ts';

export const webhookLog: Command = {
  name: 'webhook log',
  summary: 'Show deliveries and their attempts, newest first',
  usage: 'webhook log [--task ID] [--endpoint ID] [--state pending|delivered|failed] [--since TIME] [--limit N]',
  options: {
    task: { type: 'string', help: 'of this task' },
    endpoint: { type: 'string', help: 'to this endpoint' },
    event: { type: 'string', help: 'of this event' },
    state: { type: 'string', help: 'pending, delivered or failed' },
    since: { type: 'string', help: 'ISO time' },
    until: { type: 'string', help: 'ISO time' },
    limit: { type: 'string', help: 'show at most this many (default 20)' },
    before: { type: 'string', help: 'continue from here' },
  },
  async run({ client, print, isJson }, args) {
    const page = await client.webhooks.deliveries({
      taskId: textOption(args, 'task'),
      endpointId: textOption(args, 'endpoint'),
      eventId: textOption(args, 'event'),
      state: choiceOption(args, 'state', deliveryStates),
      since: textOption(args, 'since'),
      until: textOption(args, 'until'),
      before: textOption(args, 'before'),
      limit: numberOption(args, 'limit') ?? 20,
    });
    if (isJson) {
      print(JSON.stringify(page));
      return 0;
    }
    const rows = page.deliveries.map((delivery) => [
      delivery.createdAt,
      delivery.eventId,
      delivery.isSample ? `${delivery.kind} (sample)` : delivery.kind,
      `${delivery.attempts.length} tries`,
      describeAttempt(delivery),
    ]);
    if (rows.length === 0) print('Nothing was sent.');
    for (const line of formatTable(rows)) print(line);
    if (page.nextBefore) print(`More: --before ${page.nextBefore}`);
    return 0;
  },
};
