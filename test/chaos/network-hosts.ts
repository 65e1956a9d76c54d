import { execFile } from 'node:child_process';
import { createServer, connect as dial } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

export interface NetworkHost {
  name: string;
  /** Put before a command, runs it on this host. */
  command: readonly string[];
  /** Pulls the plug, or puts it back. */
  setLink(state: 'up' | 'down'): Promise<void>;
}

export interface Network {
  /** The address of this process's side, as the hosts see it. */
  address: string;
  hosts: NetworkHost[];
  close(): Promise<void>;
}

/** Hosts with their own network, all on one switch. Needs root and the `ip` command of Linux. */
export async function openNetwork(count: number): Promise<Network> {
  const tag = `cw${process.pid % 10_000}`;
  const subnet = `10.${200 + (process.pid % 50)}.7`;
  const bridge = `${tag}br`;
  const names = Array.from({ length: count }, (_, n) => `${tag}h${n}`);
  const close = async () => {
    for (const name of names) await ip('netns', 'del', name).catch(() => undefined);
    await ip('link', 'del', bridge).catch(() => undefined);
  };
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const [n, name] of names.entries()) {
      await ip('netns', 'add', name);
      await ip('link', 'add', `${name}a`, 'type', 'veth', 'peer', 'name', `${name}b`);
      await ip('link', 'set', `${name}a`, 'master', bridge, 'up');
      await ip('link', 'set', `${name}b`, 'netns', name);
      const inside = ['netns', 'exec', name, 'ip'];
      await ip(...inside, 'addr', 'add', `${subnet}.${n + 2}/24`, 'dev', `${name}b`);
      await ip(...inside, 'link', 'set', `${name}b`, 'up');
      await ip(...inside, 'link', 'set', 'lo', 'up');
    }
  } catch (error) {
    await close();
    throw new Error(`Hosts with their own network need root and the ip command: ${String(error)}`);
  }
  const hosts = names.map((name) => ({
    name,
    command: ['ip', 'netns', 'exec', name],
    setLink: async (state: 'up' | 'down') => {
      await ip('link', 'set', `${name}a`, state);
    },
  }));
  return { address: `${subnet}.1`, hosts, close };
}

/** Lets the hosts reach a server that listens on this machine's loopback only. */
export async function forward(address: string, port: number): Promise<{ port: number; close(): void }> {
  const server = createServer((near) => {
    const far = dial(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const bound = server.address();
  return { port: typeof bound === 'object' && bound ? bound.port : 0, close: () => server.close() };
}
