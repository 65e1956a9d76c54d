import type { Command } from '../command.ts';
import { buy } from './buy.ts';
import { cancel } from './cancel.ts';
import { createCompletion } from './completion.ts';
import { confirm } from './confirm.ts';
import { crawl } from './crawl.ts';
import { details } from './details.ts';
import { doctor } from './doctor.ts';
import { estimate } from './estimate.ts';
import { goLive } from './go-live.ts';
import { keysCreate } from './keys-create.ts';
import { keysList } from './keys-list.ts';
import { keysRevoke } from './keys-revoke.ts';
import { list } from './list.ts';
import { listen } from './listen.ts';
import { membersLink } from './members-link.ts';
import { paySession } from './pay-session.ts';
import { recipesExport } from './recipes-export.ts';
import { recipesImport } from './recipes-import.ts';
import { recipesList } from './recipes-list.ts';
import { recipesRemove } from './recipes-remove.ts';
import { recipesShow } from './recipes-show.ts';
import { rehearse } from './rehearse.ts';
import { search } from './search.ts';
import { vaultRotate } from './vault-rotate.ts';
import { watch } from './watch.ts';
import { webhookList } from './webhook-list.ts';
import { webhookLog } from './webhook-log.ts';
import { webhookRemove } from './webhook-remove.ts';
import { webhookReplay } from './webhook-replay.ts';
import { webhookRotate } from './webhook-rotate.ts';
import { webhookSet } from './webhook-set.ts';
import { webhookTest } from './webhook-test.ts';

/** In the order in which the help lists them. */
export const commands: readonly Command[] = [
  buy,
  list,
  watch,
  confirm,
  cancel,
  rehearse,
  search,
  details,
  estimate,
  paySession,
  webhookSet,
  webhookList,
  webhookRemove,
  webhookRotate,
  webhookTest,
  webhookLog,
  webhookReplay,
  listen,
  keysCreate,
  keysList,
  keysRevoke,
  goLive,
  membersLink,
  vaultRotate,
  crawl,
  recipesList,
  recipesShow,
  recipesRemove,
  recipesExport,
  recipesImport,
  doctor,
  createCompletion(() => commands),
];
