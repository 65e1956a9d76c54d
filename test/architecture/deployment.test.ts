import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { readConfig, settings } from '../../src/config.ts';
import { root } from './source-files.ts';

/** As far as files can be judged without a container engine or a cluster. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function readYaml(path: string): Record<string, unknown>[] {
  return parseAllDocuments(read(path)).map((document) => {
    assert.deepEqual([document.errors, document.warnings], [[], []], path);
    return document.toJS() as Record<string, unknown>;
  });
}

interface Container {
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  readinessProbe: { httpGet: { path: string; port: string } };
  securityContext: { allowPrivilegeEscalation: boolean; capabilities: { drop: string[] } };
}

/** Secrets come from outside, so only their names are checked. */
function checkSettings(found: Record<string, string>, where: string): void {
  for (const name of Object.keys(found)) assert.ok(name in settings, `${where} sets ${name}, which is no setting`);
  readConfig(Object.fromEntries(Object.entries(found).filter(([, value]) => !value.includes('${'))));
}

test('the Dockerfile copies what exists, sets what is a setting, and ends as an ordinary user', () => {
  const lines = read('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  assert.ok(copied.length > 5);
  for (const path of copied) assert.ok(existsSync(join(root, path)), path);
  const env = lines.flatMap((line) => (line.startsWith('ENV ') ? line.slice(4).split(' ') : []));
  checkSettings(Object.fromEntries(env.map((pair) => pair.split('=') as [string, string])), 'Dockerfile');
  assert.ok(lines.lastIndexOf('USER 10001') > lines.findLastIndex((line) => line.startsWith('RUN ')));
  assert.ok(existsSync(join(root, /^CMD \["node", (?:"--[^"]+", )*"([^"]+)"\]$/m.exec(lines.join('\n'))?.[1] ?? '?')));
});

test('the compose file starts a service with a sandbox and settings that exist', () => {
  const [compose] = readYaml('deploy/compose.yaml') as [{ services: Record<string, Record<string, unknown>> }];
  const service = compose.services.cartwright as {
    environment: Record<string, string>;
    security_opt: string[];
    user: string;
  };
  checkSettings(service.environment, 'compose.yaml');
  const [, profile = ''] = /seccomp=(\S+)/.exec(service.security_opt.join(' ')) ?? [];
  const { defaultAction, syscalls } = JSON.parse(read(`deploy/${profile}`));
  const denied: string[] = syscalls.flatMap((rule: { names: string[] }) => rule.names);
  assert.equal(defaultAction, 'SCMP_ACT_ALLOW');
  for (const needed of ['clone', 'unshare', 'chroot', 'seccomp']) assert.ok(!denied.includes(needed), needed);
  assert.ok(denied.includes('kexec_load') && denied.includes('bpf'));
  assert.equal(service.user, '10001');
});

test('the Kubernetes example scales workers apart, with probes on ports that are served', () => {
  const documents = readYaml('deploy/kubernetes/cartwright.yaml') as {
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    spec: { template: { spec: { securityContext: object; containers: Container[] } } };
  }[];
  const config = documents.find((document) => document.kind === 'ConfigMap')?.data ?? {};
  const deployments = documents.filter((document) => document.kind === 'Deployment');
  assert.deepEqual(
    deployments.map((document) => document.metadata.name),
    ['cartwright-api', 'cartwright-worker'],
  );
  for (const { metadata, spec } of deployments) {
    const [container] = spec.template.spec.containers as [Container];
    const env = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
    checkSettings({ ...config, ...env }, metadata.name);
    const [port] = container.ports ?? [];
    assert.equal(String(port?.containerPort), env.WORKER_PORT ?? env.PORT);
    assert.deepEqual(container.readinessProbe.httpGet, { path: '/readyz', port: port?.name });
    assert.partialDeepStrictEqual(spec.template.spec.securityContext, { runAsNonRoot: true });
    assert.deepEqual(container.securityContext.capabilities.drop, ['ALL']);
  }
});
