import type { AgentDeps } from './agent-deps.ts';
import type { CardTyper } from './purchase-hooks.ts';

/** A purchase's own log: pages may repeat what was typed, in errors, addresses and names of controls. */
export function withholdingLog(log: AgentDeps['log'], card: CardTyper | null): AgentDeps['log'] {
  const withhold = card?.withhold;
  if (!withhold) return log;
  return (message, fields) => {
    const said = fields && JSON.stringify(fields);
    const kept = said && withhold(said);
    log(withhold(message), kept === said ? fields : { note: kept });
  };
}
