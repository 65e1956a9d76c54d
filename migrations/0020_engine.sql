-- Who works on what: a lease with a fencing token for every piece of running work. A token never repeats and only grows,
-- so a worker that was thought dead and wakes up can be told from its successor.
create sequence engine_tokens;

create table engine_leases (
  key uuid primary key,
  token bigint not null default nextval('engine_tokens'),
  -- Null: the holder was given up on, and its work waits in the queue for another.
  holder text,
  until timestamptz not null,
  -- What to enqueue when the holder dies.
  queue text not null,
  payload jsonb not null,
  -- What the holder counts against, such as one merchant; empty while it only waits.
  scopes text[] not null default '{}'
);
create index engine_leases_until on engine_leases (until);
create index engine_leases_holder on engine_leases (holder);

-- Takes a lease if its scopes have room. One call, because it is made for every job. Near a limit the answer is exact
-- over all workers: askers for the same scope wait for one another until commit, and each statement in here sees what
-- was committed before it. Far from every limit nobody waits.
create function engine_take_lease(
  wanted uuid, new_holder text, seconds float8, from_queue text, with_payload jsonb, scope_names text[], limits int[],
  out outcome text, out token bigint, out taken_over boolean
) language plpgsql as $$
declare
  far constant int := 64;
  near text[];
begin
  select array_agg(scope.name order by scope.name) into near from unnest(scope_names, limits) as scope (name, room)
    where scope.room - far < (select count(*) from engine_leases l where l.scopes @> array[scope.name]);
  if near is not null then
    perform pg_advisory_xact_lock(hashtextextended(name, 20)) from unnest(near) as name;
    perform 1 from unnest(scope_names, limits) as scope (name, room)
      where (select count(*) from engine_leases l where l.scopes @> array[scope.name] and l.key <> wanted) >= scope.room;
    if found then
      outcome := 'full';
      return;
    end if;
  end if;
  insert into engine_leases as lease (key, holder, until, queue, payload, scopes)
    values (wanted, new_holder, clock_timestamp() + make_interval(secs => seconds), from_queue, with_payload, scope_names)
    on conflict (key) do update
      set token = nextval('engine_tokens'), holder = excluded.holder, until = excluded.until,
          payload = excluded.payload, scopes = excluded.scopes
      where lease.holder is null or lease.until < clock_timestamp()
    returning lease.token, lease.xmax <> 0 into token, taken_over;
  outcome := case when token is null then 'held' else 'taken' end;
end
$$;
