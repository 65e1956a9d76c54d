import {
  type ApiErrorCode,
  apiErrors,
  buildOpenApi,
  describeSchema,
  errorsOf,
  exampleOrder,
  failureCodes,
  type JsonSchema,
  listSchemaFields,
  nameSchemaType,
  type Operation,
  operations,
  type SchemaField,
  versionPrefix,
} from '@cartwright/contract';
import { escapeHtml } from '../escape-html.ts';

/** The API for a person to read: one page without scripts, made from the same table as the routes. */
export function renderApiPage(service: { url: string; version: string }): string {
  const document = buildOpenApi(service) as { paths: Record<string, Record<string, OpenApiForm>> };
  const byTag = Object.groupBy(Object.entries<Operation>(operations), ([, operation]) => operation.tag);
  const tags = Object.entries(byTag).map(([tag, list = []]) => ({ tag, list }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Cartwright API</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<nav><a class="name" href="#top">Cartwright</a>
${tags.map(({ tag, list }) => `<h2>${tag}</h2>${list.map(([name, operation]) => `<a href="#${name}">${escapeHtml(operation.summary)}</a>`).join('')}`).join('')}
<h2>Reference</h2><a href="#errors">Errors</a><a href="#failures">Failure codes</a><a href="/openapi.json">openapi.json</a></nav>
<main id="top"><h1>API</h1>
<p>Every request carries your key in the header <code>X-API-Key</code>. Bodies are JSON, at most 64 KiB. Every path is also served below <code>${versionPrefix}</code>. Every answer carries <code>X-Request-Id</code>: quote it when something is odd.</p>
<pre>curl ${escapeHtml(service.url)}/checkout/TASK_ID -H "X-API-Key: $KEY"</pre>
${tags.map(({ list }) => list.map(([name, operation]) => renderOperation(name, operation, document.paths)).join('')).join('')}
<section id="errors"><h2>Errors</h2><p>Every 4xx and 5xx has the same body: <code>error</code>, <code>message</code>, <code>requestId</code>, and with a 400 <code>details</code>.</p>
<table><tr><th>Status</th><th>error</th><th>Meaning</th></tr>${(Object.keys(apiErrors) as ApiErrorCode[]).map((code) => `<tr><td>${apiErrors[code].status}</td><td><code>${code}</code></td><td>${escapeHtml(apiErrors[code].message)}</td></tr>`).join('')}</table></section>
<section id="failures"><h2>Failure codes</h2><p>Why a purchase ended FAILED: <code>failure.code</code> of the task read.</p>
<table><tr><th>code</th><th>Meaning</th></tr>${Object.entries(failureCodes)
    .map(([code, text]) => `<tr><td><code>${code}</code></td><td>${escapeHtml(text)}</td></tr>`)
    .join('')}</table></section>
</main></body></html>`;
}

interface OpenApiForm {
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json': { schema: JsonSchema } } }>;
}

function renderOperation(
  name: string,
  operation: Operation,
  paths: Record<string, Record<string, OpenApiForm>>,
): string {
  const [canonical] = operation.forms;
  const form = paths[canonical.path]?.[canonical.method.toLowerCase()];
  const request = form?.requestBody?.content['application/json'].schema;
  const success = form?.responses[operation.success.status]?.content?.['application/json'].schema;
  return `<section id="${name}"><h2>${escapeHtml(operation.summary)}</h2>
${operation.forms.map((one) => `<p class="path"><b class="${one.method}">${one.method}</b> <code>${escapeHtml(one.path)}</code></p>`).join('')}
<p>${escapeHtml(operation.description)}</p><p class="quiet">Permission <code>${operation.permission}</code></p>
${name === 'createCheckout' ? renderExample() : ''}${request ? `<h3>Body</h3>${renderFields(request)}` : ''}
<h3>${operation.success.status} ${escapeHtml(operation.success.description)}</h3>${success ? renderFields(success) : ''}
<h3>Errors</h3><p>${errorsOf(operation)
    .map((code) => `<code>${apiErrors[code].status} ${code}</code>`)
    .join(' ')}</p></section>`;
}

function renderExample(): string {
  const order = JSON.stringify(exampleOrder('https://shop.example/products/mug'), null, 2);
  return `<h3>Example</h3><pre>${escapeHtml(order)}</pre>`;
}

function renderFields(schema: JsonSchema): string {
  const rows = listSchemaFields(schema).map(renderRow);
  return `<table><tr><th>Field</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

function renderRow({ path, schema, isRequired }: SchemaField): string {
  const need = isRequired ? '' : ' <span class="quiet">optional</span>';
  return `<tr><td><code>${escapeHtml(path)}</code>${need}</td><td>${escapeHtml(nameSchemaType(schema))}</td><td>${escapeHtml(describeSchema(schema))}</td></tr>`;
}

const style = `
:root{color-scheme:light dark;--ink:#1d2329;--quiet:#66707a;--line:#e3e6ea;--back:#fff;--soft:#f6f7f9;--accent:#0b6e4f}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ec;--quiet:#98a2ac;--line:#2c333a;--back:#14181c;--soft:#1b2025;--accent:#5cc9a2}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:15rem minmax(0,1fr);font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--back)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid var(--line);background:var(--soft)}
nav a{display:block;padding:.15rem 0;color:inherit;text-decoration:none}nav a:hover{color:var(--accent)}nav .name{font-weight:700;font-size:1.15rem}
nav h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.06em;color:var(--quiet);margin:1.2rem 0 .3rem}
main{padding:1.5rem 3rem 5rem;max-width:60rem}section{border-top:1px solid var(--line);margin-top:2.5rem;padding-top:.5rem}
h1{font-size:1.9rem;margin:.2rem 0}h2{font-size:1.3rem}h3{font-size:.95rem;margin:1.4rem 0 .4rem}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.8rem 1rem;overflow:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}th{text-align:left;color:var(--quiet);font-weight:500}td,th{padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td code{word-break:break-word}.quiet{color:var(--quiet);font-size:.85rem}.path{margin:.2rem 0}.path b{display:inline-block;min-width:4rem;color:var(--accent)}.path b.DELETE{color:#b3261e}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto}main{padding:1rem}}
`;
