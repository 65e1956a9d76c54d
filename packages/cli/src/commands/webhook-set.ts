import {
  type CreateWebhookRequest,
  eventKinds,
  type UpdateWebhookRequest,
  type WebhookAuth,
} from '@cartwright/contract';
import { type Arguments, type Command, choicesOption, isSet, listOption, textOption, UsageError } from '../command.ts';

export const webhookSet: Command = {
  name: 'webhook set',
  summary: 'Add a webhook endpoint, or change one with --id',
  usage: 'webhook set URL [--basic USER:PASSWORD | --header "NAME: VALUE"… | --oauth2 TOKEN_URL …] [--id ENDPOINT]',
  options: {
    id: { type: 'string', help: 'change this endpoint; options that are left out stay as they are' },
    basic: { type: 'string', help: 'USER:PASSWORD for the Authorization header' },
    header: { type: 'string', multiple: true, help: '"NAME: VALUE" on every delivery; may be repeated' },
    oauth2: { type: 'string', help: 'token URL for client credentials, with --client-id and --client-secret' },
    'client-id': { type: 'string', help: 'for --oauth2' },
    'client-secret': { type: 'string', help: 'for --oauth2' },
    scope: { type: 'string', help: 'for --oauth2' },
    'no-auth': { type: 'boolean', help: 'no authentication; test mode only' },
    event: { type: 'string', multiple: true, help: `only these kinds (default all): ${eventKinds.join(', ')}` },
    hyphen: { type: 'boolean', help: 'spell the status IN-PROGRESS' },
    underscore: { type: 'boolean', help: 'spell the status IN_PROGRESS (default)' },
    enable: { type: 'boolean', help: 'enable it (again)' },
    disable: { type: 'boolean', help: 'keep it, but send nothing' },
    description: { type: 'string', help: 'a note for people' },
  },
  async run({ client, print, isJson }, args) {
    const endpointId = textOption(args, 'id');
    const [url, ...more] = args.positionals;
    if (more.length > 0 || (url === undefined && endpointId === undefined)) throw new UsageError('Give one URL.');
    const change = readChange(args, url);
    if (endpointId !== undefined) {
      const endpoint = await client.webhooks.update({ endpointId, ...change });
      print(isJson ? JSON.stringify(endpoint) : `Changed ${endpoint.endpointId}.`);
      return 0;
    }
    const created = await client.webhooks.create(change as CreateWebhookRequest);
    if (isJson) print(JSON.stringify(created));
    else {
      print(`Endpoint ${created.endpointId}: ${created.url}`);
      print(`Signing secret: ${created.secret}`);
      print('\nThis is the only time the secret is shown. `cartwright webhook test` sends samples.');
    }
    return 0;
  },
};

function readChange(args: Arguments, url: string | undefined): UpdateWebhookRequest {
  const auth = readAuth(args);
  const events = choicesOption(args, 'event', eventKinds);
  const description = textOption(args, 'description');
  return {
    ...(url !== undefined && { url }),
    ...(auth && { auth }),
    ...(events.length > 0 && { events }),
    ...(isSet(args, 'hyphen') && { inProgressSpelling: 'IN-PROGRESS' as const }),
    ...(isSet(args, 'underscore') && { inProgressSpelling: 'IN_PROGRESS' as const }),
    ...(isSet(args, 'enable') && { enabled: true }),
    ...(isSet(args, 'disable') && { enabled: false }),
    ...(description !== undefined && { description }),
  };
}

function readAuth(args: Arguments): WebhookAuth | undefined {
  const basic = textOption(args, 'basic');
  const headers = listOption(args, 'header');
  const tokenUrl = textOption(args, 'oauth2');
  const given = [basic !== undefined, headers.length > 0, tokenUrl !== undefined, isSet(args, 'no-auth')];
  if (given.filter(Boolean).length > 1) throw new UsageError('Give one of --basic, --header, --oauth2, --no-auth.');
  if (basic !== undefined) {
    const [username = '', ...password] = basic.split(':');
    return { scheme: 'basic', username, password: password.join(':') };
  }
  if (headers.length > 0) return { scheme: 'headers', headers: Object.fromEntries(headers.map(readHeader)) };
  if (tokenUrl !== undefined) {
    const clientId = textOption(args, 'client-id');
    const clientSecret = textOption(args, 'client-secret');
    if (!clientId || !clientSecret) throw new UsageError('--oauth2 needs --client-id and --client-secret.');
    const scope = textOption(args, 'scope');
    return { scheme: 'oauth2', tokenUrl, clientId, clientSecret, ...(scope !== undefined && { scope }) };
  }
  return isSet(args, 'no-auth') ? { scheme: 'none' } : undefined;
}

function readHeader(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError(`--header must look like "NAME: VALUE", not "${text}".`);
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}
