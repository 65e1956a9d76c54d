import { modes, permissions } from '@cartwright/contract';
import { type Command, listOption, textOption, UsageError } from '../command.ts';

interface CreatedKey {
  id: string;
  key: string;
  mode: string;
  name: string;
  permissions: string[];
}

export const keysCreate: Command = {
  name: 'keys create',
  summary: 'Create an API key; it is shown only once',
  usage: 'keys create --mode test|live [--name NAME] [--permission P]… [--account ID]',
  options: {
    mode: { type: 'string', help: 'test or live; live needs an account approved for live mode' },
    name: { type: 'string', help: 'to tell keys apart (default: cli)' },
    permission: { type: 'string', multiple: true, help: `one of ${permissions.join(', ')}; default all` },
    account: { type: 'string', help: 'account id; default the first account' },
  },
  async run({ operator, print, isJson }, args) {
    const mode = textOption(args, 'mode');
    if (!mode || !(modes as readonly string[]).includes(mode)) throw new UsageError('Give --mode test or --mode live.');
    const chosen = listOption(args, 'permission');
    const created = await operator.post<CreatedKey>('operator/keys', {
      mode,
      name: textOption(args, 'name') ?? 'cli',
      ...(chosen.length > 0 && { permissions: chosen }),
      ...(textOption(args, 'account') && { account: textOption(args, 'account') }),
    });
    if (isJson) print(JSON.stringify(created));
    else {
      print(`${created.key}`);
      print(`\nThis is the only time it is shown. To use it:  export CARTWRIGHT_API_KEY=${created.key}`);
    }
    return 0;
  },
};
