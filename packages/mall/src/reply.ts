import type { Markup } from './markup.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** No answer at all: the connection is cut, or stays open in silence. */
  unanswered?: 'cut' | 'hang';
};

export function unanswered(how: 'cut' | 'hang'): Reply {
  return { status: 0, headers: {}, body: '', unanswered: how };
}

export function page(content: Markup, status = 200): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: content.markup };
}

/** 303: the browser follows with a GET, so a reload does not post again. */
export function redirect(location: string, status: 302 | 303 | 307 = 303): Reply {
  return { status, headers: { location }, body: '' };
}

export function json(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

export function asset(
  type: 'text/css' | 'text/javascript' | 'image/svg+xml' | 'application/xml' | 'text/plain',
  body: string,
): Reply {
  return {
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=300' },
    body,
  };
}
