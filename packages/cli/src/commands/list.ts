import { taskStatuses } from '@cartwright/contract';
import { type Command, choicesOption, numberOption, textOption } from '../command.ts';
import { formatMoney } from '../format-money.ts';
import { formatTable } from '../print-table.ts';

export const list: Command = {
  name: 'list',
  summary: 'List purchases, newest first',
  usage: 'list [--status STATUS]… [--merchant HOST] [--text WORDS] [--limit N]',
  options: {
    status: { type: 'string', multiple: true, help: `one of ${taskStatuses.join(', ')}; may be repeated` },
    merchant: { type: 'string', help: 'at this merchant' },
    text: { type: 'string', help: 'with this in merchant, product, customer or order number' },
    limit: { type: 'string', help: 'show at most this many (default 20)' },
    cursor: { type: 'string', help: 'continue from here' },
  },
  async run({ client, print, isJson }, args) {
    const statuses = choicesOption(args, 'status', taskStatuses);
    const page = await client.checkouts.list({
      ...(statuses.length > 0 && { status: statuses }),
      merchant: textOption(args, 'merchant'),
      text: textOption(args, 'text'),
      cursor: textOption(args, 'cursor'),
      limit: numberOption(args, 'limit') ?? 20,
    });
    if (isJson) {
      print(JSON.stringify(page));
      return 0;
    }
    if (page.tasks.length === 0) print('There are no purchases. `cartwright buy URL` makes one.');
    const rows = page.tasks.map((task) => [
      task.taskId,
      task.status,
      task.merchant,
      task.total ? formatMoney(task.total.amount, task.total.currency) : '',
      task.orderNumber ?? task.failure?.code ?? '',
    ]);
    for (const line of formatTable(rows)) print(line);
    if (page.nextCursor) print(`More: --cursor ${page.nextCursor}`);
    return 0;
  },
};
