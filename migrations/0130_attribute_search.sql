-- Products are found by what their variants can be chosen by ("size m"). New readings are indexed so; this is for those already there.
update catalog_products p
set search = p.search || setweight(to_tsvector('simple', chosen.words), 'D')
from (
  select id, left(string_agg(distinct lower(pair.key || ' ' || pair.value), ' '), 4000) as words
  from catalog_products,
    jsonb_array_elements(variants) as variant,
    jsonb_each_text(case when jsonb_typeof(variant -> 'attributes') = 'object' then variant -> 'attributes' else '{}' end) as pair
  group by id
) chosen
where chosen.id = p.id;
