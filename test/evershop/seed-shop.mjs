/**
 * Runs inside the folder of the installed shop, with its own packages: migrates its database and fills it through its
 * own services with two products in variants, two delivery methods, a tax rate, a coupon and cash on delivery.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(process.cwd(), 'node_modules', '@evershop', 'evershop', 'dist');
const load = (path) => import(pathToFileURL(join(dist, path)).href);

const { pool } = await load('lib/postgres/connection.js');
const { migrate } = await load('bin/lib/bootstrap/migrate.js');
const { getCoreModules } = await load('bin/lib/loadModules.js');
const { default: createProduct } = await load('modules/catalog/services/product/createProduct.js');
const { createPackage } = await load('modules/checkout/services/package/packageManager.js');

const one = async (text, values) => (await pool.query(text, values)).rows[0];

await migrate(getCoreModules());
if (await one(`SELECT 1 FROM product LIMIT 1`)) process.exit(0);

// The shop brings its own attributes colour and size; only their choices are missing.
const group = await one(`SELECT min(attribute_group_id) AS id FROM attribute_group`);
const axes = [
  { code: 'color', options: ['Navy', 'Red'] },
  { code: 'size', options: ['S', 'M', 'L'] },
];
for (const axis of axes) {
  for (const option of axis.options) {
    await pool.query(
      `INSERT INTO attribute_option (attribute_id, attribute_code, option_text)
       SELECT attribute_id, attribute_code, $2::varchar FROM attribute a
       WHERE attribute_code = $1 AND NOT EXISTS (
         SELECT 1 FROM attribute_option o WHERE o.attribute_id = a.attribute_id AND o.option_text = $2::varchar)`,
      [axis.code, option],
    );
  }
}
const attributeId = async (code) =>
  (await one(`SELECT attribute_id FROM attribute WHERE attribute_code = $1`, [code])).attribute_id;
const optionId = async (code, text) =>
  String(
    (
      await one(
        `SELECT o.attribute_option_id FROM attribute_option o JOIN attribute a USING (attribute_id)
         WHERE a.attribute_code = $1 AND o.option_text = $2`,
        [code, text],
      )
    ).attribute_option_id,
  );

const box = await createPackage({ name: 'Carton', length: 30, width: 25, height: 10, weight: 0, is_default: false });
const { tax_class_id: taxClass } = await one(`SELECT tax_class_id FROM tax_class ORDER BY tax_class_id LIMIT 1`);

async function addProduct({ sku, name, urlKey, price, attributes, variantGroup }) {
  await createProduct(
    {
      type: 'simple',
      visibility: true,
      status: true,
      sku,
      name,
      url_key: urlKey,
      price,
      weight: 0.3,
      qty: 100,
      manage_stock: true,
      stock_availability: true,
      group_id: group.id,
      package_id: box.package_id,
      tax_class: taxClass,
      description: [],
      meta_title: name,
      meta_description: name,
      meta_keywords: '',
      attributes,
      ...(variantGroup ? { variant_group_id: variantGroup } : {}),
    },
    {},
  );
}

const shirts = await one(
  `INSERT INTO variant_group (attribute_group_id, attribute_one, attribute_two, visibility)
   VALUES ($1, $2, $3, true) RETURNING variant_group_id AS id`,
  [group.id, await attributeId('color'), await attributeId('size')],
);
for (const color of axes[0].options) {
  for (const size of axes[1].options) {
    await addProduct({
      sku: `SHIRT-${color}-${size}`.toUpperCase(),
      name: `Linen Shirt ${color} ${size}`,
      urlKey: `linen-shirt-${color}-${size}`.toLowerCase(),
      price: 40,
      variantGroup: shirts.id,
      attributes: [
        { attribute_code: 'color', value: await optionId('color', color) },
        { attribute_code: 'size', value: await optionId('size', size) },
      ],
    });
  }
}
await addProduct({ sku: 'MUG-1', name: 'Enamel Mug', urlKey: 'enamel-mug', price: 12.5, attributes: [] });

await pool.query(`UPDATE tax_rate SET rate = 8.25, name = 'Sales tax' WHERE tax_class_id = $1`, [taxClass]);
const zone = await one(`INSERT INTO shipping_zone (name) VALUES ('United States') RETURNING shipping_zone_id AS id`);
await pool.query(`INSERT INTO shipping_zone_country (zone_id, country) VALUES ($1, 'US')`, [zone.id]);
await pool.query(`INSERT INTO shipping_zone_provider (zone_id, provider_code, is_enabled) VALUES ($1, 'core', true)`, [
  zone.id,
]);
for (const [name, cost] of [
  ['Express courier', 19.5],
  ['Ground post', 6],
]) {
  const method = await one(
    `INSERT INTO core_shipping_method (name) VALUES ($1) RETURNING core_shipping_method_id AS id`,
    [name],
  );
  await pool.query(`INSERT INTO core_shipping_method_rate (method_id, zone_id, cost) VALUES ($1, $2, $3)`, [
    method.id,
    zone.id,
    cost,
  ]);
}
await pool.query(
  `INSERT INTO coupon (status, description, discount_amount, discount_type, coupon, condition, user_condition)
   VALUES (true, 'Ten percent off', 10, 'percentage_discount_to_entire_order', 'SAVE10', '{}', '{}')`,
);
for (const [name, value] of Object.entries({
  codPaymentStatus: '1',
  codDisplayName: 'Cash on Delivery',
  storeName: 'Linen House',
  storeCurrency: 'USD',
  priceIncludingTax: 'false',
})) {
  await pool.query(
    `INSERT INTO setting (name, value, is_json) VALUES ($1, $2, false)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, is_json = false`,
    [name, value],
  );
}
process.exit(0);
