import { type Command, onePositional } from '../command.ts';

export const membersLink: Command = {
  name: 'members link',
  summary: 'Create a link that lets a member back into the portal',
  usage: 'members link EMAIL',
  options: {},
  async run({ operator, print, isJson }, args) {
    const email = onePositional(args, 'e-mail address');
    const made = await operator.post<{ link: string; expiresAt: string }>('operator/members/link', { email });
    print(isJson ? JSON.stringify(made) : `${made.link}\nIt works once, until ${made.expiresAt}.`);
    return 0;
  },
};
