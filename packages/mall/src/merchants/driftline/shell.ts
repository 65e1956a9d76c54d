import { html, raw } from '../../markup.ts';
import { page } from '../../reply.ts';

/** `</` must not end the script element early. */
const inline = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

export function shell(title: string, boot: unknown, status = 200) {
  return page(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/assets/style.css">
<link rel="stylesheet" href="/assets/drawer.css">
<link rel="stylesheet" href="/assets/checkout.css">
</head>
<body>
<div id="root"><div class="boot-spinner"></div></div>
<script>window.__DRIFT__ = ${inline(boot)};</script>
<script type="module" src="/assets/app.js"></script>
</body>
</html>`,
    status,
  );
}
