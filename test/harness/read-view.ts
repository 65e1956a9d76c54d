import { classifyActions, classifyFields, classifyPage, type PageSnapshot } from '../../src/agent/perception/index.ts';
import type { View } from '../../src/agent/view/view.ts';

/** A page as the agent's goals are given it, without a purchase around it. */
export function readView(taken: PageSnapshot): View {
  const fields = classifyFields(taken);
  const actions = classifyActions(taken, fields);
  return { snapshot: taken, fields, actions, page: classifyPage(taken, { fields, actions }) };
}
