import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type DocumentedService, startAsDocumented } from './documented-service.ts';
import { type Block, readBlocks, root } from './read-blocks.ts';
import { checkNames, parseData, runHandler, runScript, runServer, runShell, runUntilReady } from './run-block.ts';

const blocks = readBlocks();
const isShell = (block: Block) => block.language === 'sh' && block.mode === '';
const isData = (block: Block) => ['json', 'yaml'].includes(block.language);
// The pages that a newcomer reads come first, on an untouched service.
const isFirst = (file: string) => ['README.md', 'docs/quick-start.md'].includes(file);
const files = [...new Set(blocks.map((block) => block.file))].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
const titleOf = ({ file, line, language, mode }: Block) => `${file}:${line} ${`${language} ${mode}`.trim()}`;

describe('every code block of the documentation', { concurrency: 2 }, () => {
  let service: DocumentedService;
  let folder: string;
  before(async () => {
    const starts = new Set(blocks.filter((block) => block.mode === 'start').map((block) => block.text.trim()));
    assert.equal(starts.size, 1, 'the pages start the service in different ways');
    service = await startAsDocumented([...starts].join());
    await mkdir(join(root, '.cache'), { recursive: true });
    // Inside the repository, so that scripts find the packages that the pages import.
    folder = await mkdtemp(join(root, '.cache', 'docs-'));
  });
  after(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
    const count = (matches: (block: Block) => boolean) => blocks.filter(matches).length;
    const [named, parsed, shown] = [
      count((one) => one.mode === 'elsewhere'),
      count(isData),
      count((one) => one.language === 'text'),
    ];
    const ran = blocks.length - named - parsed - shown;
    console.log(
      `docs: ${blocks.length} blocks: ${ran} run, ${parsed} parsed, ${named} checked for names, ${shown} output`,
    );
  });

  test('says its language', () => {
    assert.deepEqual(
      blocks.filter((block) => !['sh', 'js', 'ts', 'json', 'yaml', 'text'].includes(block.language)).map(titleOf),
      [],
    );
  });

  for (const file of files) {
    const own = blocks.filter((block) => block.file === file);
    const shell = own.filter(isShell);
    const place = () => ({ folder, env: service.env });
    if (shell.length > 0) {
      // One after the other in one shell: a page sets a variable once.
      const lines = shell.map((block) => block.line).join(', ');
      test(`${file}:${lines} sh`, async () => {
        await runShell(service.fill(shell.map((block) => block.text).join('\n')), place());
      });
    }
    for (const block of own.filter((one) => !isShell(one) && one.mode !== 'start')) {
      test(titleOf(block), async () => {
        const filled = { ...block, text: service.fill(block.text) };
        if (block.mode === 'elsewhere') await checkNames(block, place());
        else if (block.mode === 'until-ready') await runUntilReady(filled.text, place());
        else if (block.mode === 'server') await runServer(filled, place());
        else if (block.mode === 'handler') await runHandler(filled, place());
        else if (isData(block)) parseData(block);
        else if (block.language !== 'text')
          await runScript(filled, {
            folder,
            env: {
              ...service.env,
              PRODUCT_URL: service.fill('http://127.0.0.1:4102/store/item/claw-hammer-16oz.html'),
            },
          });
      });
    }
  }
});
