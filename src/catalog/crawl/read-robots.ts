export type Robots = { sitemaps: string[]; delayMs: number; allows(path: string): boolean };

type Rule = { pattern: RegExp; length: number; allow: boolean };

/** robots.txt by RFC 9309: the group that names us, or else the one for everybody. */
export function readRobots(text: string, agent = 'cartwright'): Robots {
  const groups = new Map<string, { rules: Rule[]; delay: number }>();
  const sitemaps: string[] = [];
  let current: { rules: Rule[]; delay: number }[] = [];
  let namingAgents = false;
  for (const raw of text.slice(0, 500_000).split(/\r?\n/)) {
    const match = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(raw);
    if (!match) continue;
    const field = (match[1] ?? '').toLowerCase();
    const value = (match[2] ?? '').trim();
    if (field === 'user-agent') {
      if (!namingAgents) current = [];
      namingAgents = true;
      const group = groups.get(value.toLowerCase()) ?? { rules: [], delay: 0 };
      groups.set(value.toLowerCase(), group);
      current.push(group);
      continue;
    }
    if (field === 'sitemap') sitemaps.push(value);
    if (field !== 'allow' && field !== 'disallow' && field !== 'crawl-delay') continue;
    namingAgents = false;
    for (const group of current) {
      if (field === 'crawl-delay') group.delay = Math.min(Number(value) || 0, 30);
      else if (value !== '') group.rules.push(toRule(value, field === 'allow'));
    }
  }
  const own = groups.get(agent) ?? groups.get('*') ?? { rules: [], delay: 0 };
  return { sitemaps, delayMs: own.delay * 1000, allows: (path) => allows(own.rules, path) };
}

// Wildcards are bounded, so that the merchant cannot make matching slow.
const maxWildcards = 4;

function toRule(value: string, allow: boolean): Rule {
  const text = value.slice(0, 500).replace(/\*+/g, '*');
  const anchored = text.endsWith('$');
  const parts = (anchored ? text.slice(0, -1) : text).split('*');
  const kept = parts.slice(0, maxWildcards + 1).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const end = anchored && kept.length === parts.length ? '$' : '';
  return { pattern: new RegExp(`^${kept.join('.*')}${end}`), length: value.length, allow };
}

/** The longest matching rule decides; `allow` wins a tie. */
function allows(rules: Rule[], path: string): boolean {
  const fitting = rules.filter((rule) => rule.pattern.test(path));
  const best = fitting.toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow))[0];
  return best?.allow ?? true;
}
