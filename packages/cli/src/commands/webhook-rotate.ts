import { type Command, numberOption, onePositional } from '../command.ts';

export const webhookRotate: Command = {
  name: 'webhook rotate',
  summary: 'Change the signing secret of an endpoint',
  usage: 'webhook rotate ENDPOINT [--overlap HOURS]',
  options: { overlap: { type: 'string', help: 'how many hours the old secret also signs (default 24)' } },
  async run({ client, print, isJson }, args) {
    const endpointId = onePositional(args, 'endpoint id');
    const overlapHours = numberOption(args, 'overlap');
    const rotated = await client.webhooks.rotateSecret({
      endpointId,
      ...(overlapHours !== undefined && { overlapHours }),
    });
    if (isJson) print(JSON.stringify(rotated));
    else {
      print(`New signing secret: ${rotated.secret}`);
      if (rotated.previousSecretExpiresAt) print(`The old one is valid until ${rotated.previousSecretExpiresAt}.`);
    }
    return 0;
  },
};
