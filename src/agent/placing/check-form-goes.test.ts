import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { resolveClickTarget } from '../perception/index.ts';
import { Stop } from '../run/stop.ts';
import { checkFormGoes } from './check-form-goes.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const REGION =
  '<label>Region <select name="elements" required><option value=""></option><option>Ohio</option></select></label>';

async function refusal(form: string, around = ''): Promise<string | null> {
  const taken = await shop.see(`<main>${around}${form}</main>`);
  const button = taken.elements.find(({ text }) => text === 'Place order');
  const target = button && (await resolveClickTarget(taken, button.ref));
  assert.ok(target);
  return checkFormGoes(target).then(
    () => null,
    (error) => (error instanceof Stop ? error.message : assert.fail(error)),
  );
}

test('a form with an empty answer that the browser insists on is not pressed', async () => {
  const said = await refusal(`<form>${REGION}<button>Place order</button></form>`);
  assert.match(said ?? '', /^"Region.* has to be filled before the order$/);
  const shadowed = await refusal(
    `<form><input name="noValidate" value="1">${REGION}<button>Place order</button></form>`,
  );
  assert.match(shadowed ?? '', /Region/, 'a field called like a property of the form changes nothing');
});

test('what a script or the shop itself may still send is pressed', async () => {
  for (const form of [
    `<form>${REGION.replace('<option>', '<option selected>')}<button>Place order</button></form>`,
    `<form novalidate>${REGION}<button>Place order</button></form>`,
    `<form>${REGION}<button formnovalidate>Place order</button></form>`,
    `<form>${REGION}<button type="button">Place order</button></form>`,
    `<form><div hidden>${REGION}</div><button>Place order</button></form>`,
  ])
    assert.equal(await refusal(form), null, form);
  const other = `<form>${REGION}<button>Subscribe</button></form>`;
  assert.equal(await refusal('<form><button>Place order</button></form>', other), null, 'another form asks for it');
});
