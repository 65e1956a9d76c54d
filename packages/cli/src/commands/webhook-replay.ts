import { eventKinds } from '@cartwright/contract';
import { type Command, choicesOption, isSet, textOption, UsageError } from '../command.ts';

export const webhookReplay: Command = {
  name: 'webhook replay',
  summary: 'Send one event, or all of a time range, again',
  usage: 'webhook replay EVENT | --since TIME [--until TIME] [--undelivered]',
  options: {
    since: { type: 'string', help: 'ISO time to replay from' },
    until: { type: 'string', help: 'ISO time to replay up to' },
    endpoint: { type: 'string', help: 'only to this endpoint' },
    event: { type: 'string', multiple: true, help: 'only events of this kind; may be repeated' },
    undelivered: { type: 'boolean', help: 'only what was not acknowledged' },
  },
  async run({ client, print, isJson }, args) {
    const [eventId, ...more] = args.positionals;
    const since = textOption(args, 'since');
    if (more.length > 0 || (eventId === undefined) === (since === undefined)) {
      throw new UsageError('Give one event id, or --since.');
    }
    const kinds = choicesOption(args, 'event', eventKinds);
    const until = textOption(args, 'until');
    const endpointId = textOption(args, 'endpoint');
    const replayed = await client.webhooks.replay({
      ...(eventId !== undefined && { eventId }),
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
      ...(endpointId !== undefined && { endpointId }),
      ...(kinds.length > 0 && { events: kinds }),
      ...(isSet(args, 'undelivered') && { onlyUndelivered: true }),
    });
    print(isJson ? JSON.stringify(replayed) : `${replayed.deliveries} deliveries started.`);
    return 0;
  },
};
